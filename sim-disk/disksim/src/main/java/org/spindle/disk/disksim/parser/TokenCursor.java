package org.spindle.disk.disksim.parser;

import java.util.List;
import org.jspecify.annotations.Nullable;
import org.spindle.disk.disksim.parser.Token.TokenKind;

/** A place in a sequence of tokens; reports what is wrong there, at most once for each token. */
final class TokenCursor {
    private final List<Token> tokens;
    private final ParameterProblems problems;
    private int index;
    private @Nullable Token lastReported;

    /** @param tokens the last one is {@link TokenKind#END} */
    TokenCursor(List<Token> tokens, ParameterProblems problems) {
        this.tokens = tokens;
        this.problems = problems;
    }

    Token peek() {
        return peek(0);
    }

    /** Returns a token ahead; beyond the end there are only more ends. */
    Token peek(int ahead) {
        return tokens.get(Math.min(index + ahead, tokens.size() - 1));
    }

    Token next() {
        Token token = peek();
        if (index < tokens.size() - 1) {
            index++;
        }
        return token;
    }

    boolean at(TokenKind kind) {
        return peek().is(kind);
    }

    boolean at(int ahead, TokenKind... kinds) {
        for (int i = 0; i < kinds.length; i++) {
            if (!peek(ahead + i).is(kinds[i])) {
                return false;
            }
        }
        return true;
    }

    boolean accept(TokenKind kind) {
        boolean found = at(kind);
        if (found) {
            next();
        }
        return found;
    }

    /** Returns whether {@code type name [} follows, the start of a topology node. */
    boolean atNode() {
        return at(0, TokenKind.WORD, TokenKind.WORD, TokenKind.LEFT_BRACKET);
    }

    /** Returns whether words and {@code =} follow, the start of an assignment. */
    boolean atAssignment(int ahead) {
        int i = ahead;
        while (peek(i).is(TokenKind.WORD)) {
            i++;
        }
        return i > ahead && peek(i).is(TokenKind.EQUALS);
    }

    /**
     * Reports a problem with the token ahead, unless there is one already, or unless it may only seem wrong because the file before
     * it is missing.
     */
    void report(String message, String expected) {
        if (index > 0 && tokens.get(index - 1).is(TokenKind.UNRESOLVED)) {
            lastReported = peek();
        }
        report(peek(), message, expected);
    }

    void report(Token token, String message, String expected) {
        if (!token.equals(lastReported) && !token.is(TokenKind.UNRESOLVED)) {
            problems.add(token.position(), message, expected);
        }
        lastReported = token;
    }
}
