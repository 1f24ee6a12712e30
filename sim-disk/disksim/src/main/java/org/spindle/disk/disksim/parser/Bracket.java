package org.spindle.disk.disksim.parser;

import org.spindle.disk.disksim.parser.Token.Kind;

/** An opened bracket that waits for its partner. */
record Bracket(Form form, String content, Position opened) {
    enum Form {
        BLOCK(Kind.RIGHT_BRACE, "}"),
        LIST(Kind.RIGHT_BRACKET, "]"),
        /** Parameter names on the left of {@code =}. */
        NAMES(Kind.RIGHT_BRACKET, "]"),
        /** A list that the keyword {@code as} follows. */
        INSTANCES(Kind.RIGHT_BRACKET, "]"),
        NODES(Kind.RIGHT_BRACKET, "]");

        private final Kind closer;
        private final String symbol;

        Form(Kind closer, String symbol) {
            this.closer = closer;
            this.symbol = symbol;
        }
    }

    Kind closer() {
        return form.closer;
    }

    String symbol() {
        return form.symbol;
    }

    boolean isBlock() {
        return form == Form.BLOCK;
    }

    /** Whether the token can only belong to what follows this bracket's partner. */
    boolean endsBefore(Token token) {
        return switch (token.kind()) {
            case END, INSTANTIATE, TOPOLOGY -> true;
            case AS -> form == Form.INSTANCES;
            default -> false;
        };
    }

    String described() {
        return content + " opened at " + opened;
    }
}
