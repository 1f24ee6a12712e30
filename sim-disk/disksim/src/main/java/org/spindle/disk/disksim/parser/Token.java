package org.spindle.disk.disksim.parser;

/** A lexical token of a parameter file. */
record Token(TokenKind kind, String text, Position position) {
    enum TokenKind {
        WORD,
        INTEGER,
        FLOAT,
        RANGE,
        SOURCE,
        INSTANTIATE,
        AS,
        TOPOLOGY,
        LEFT_BRACE,
        RIGHT_BRACE,
        LEFT_BRACKET,
        RIGHT_BRACKET,
        COMMA,
        EQUALS,
        /** {@code ;}, {@code :} and {@code ?}: separators without a place in the grammar. */
        RESERVED,
        /** Stands for an included file that could not be read, which has been reported already. */
        UNRESOLVED,
        END;

        boolean opens() {
            return this == LEFT_BRACE || this == LEFT_BRACKET;
        }

        boolean closes() {
            return this == RIGHT_BRACE || this == RIGHT_BRACKET;
        }

        /** How much deeper what follows is nested. */
        int nesting() {
            return opens() ? 1 : closes() ? -1 : 0;
        }
    }

    boolean is(TokenKind wanted) {
        return kind == wanted;
    }

    String described() {
        return switch (kind) {
            case WORD -> "word `" + text + "`";
            case INTEGER, FLOAT -> "number " + text;
            case SOURCE, INSTANTIATE, AS, TOPOLOGY -> "keyword `" + text + "`";
            case END -> "the end of the file";
            case UNRESOLVED -> "the file `" + text + "`";
            default -> "`" + text + "`";
        };
    }
}
