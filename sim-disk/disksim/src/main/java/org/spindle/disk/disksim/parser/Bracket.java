package org.spindle.disk.disksim.parser;

import org.spindle.disk.disksim.parser.Token.TokenKind;

/** An opened bracket that waits for its partner. */
record Bracket(Form form, String content, Position opened) {
    enum Form {
        BLOCK(TokenKind.RIGHT_BRACE, "}"),
        LIST(TokenKind.RIGHT_BRACKET, "]"),
        /** Parameter names on the left of {@code =}. */
        NAMES(TokenKind.RIGHT_BRACKET, "]"),
        /** A list that the keyword {@code as} follows. */
        INSTANCES(TokenKind.RIGHT_BRACKET, "]"),
        NODES(TokenKind.RIGHT_BRACKET, "]");

        private final TokenKind closer;
        private final String symbol;

        Form(TokenKind closer, String symbol) {
            this.closer = closer;
            this.symbol = symbol;
        }
    }

    TokenKind closer() {
        return form.closer;
    }

    String symbol() {
        return form.symbol;
    }

    boolean isBlock() {
        return form == Form.BLOCK;
    }

    /** Returns whether the token can only belong to what follows this bracket's partner. */
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
