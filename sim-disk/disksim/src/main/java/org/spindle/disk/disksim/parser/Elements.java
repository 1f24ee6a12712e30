package org.spindle.disk.disksim.parser;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.function.Predicate;
import java.util.stream.Collectors;
import org.spindle.disk.disksim.parser.Token.TokenKind;

/**
 * The common shape of blocks, lists and topology: elements between brackets, separated by commas. After a mistake,
 * parsing continues at the next comma, at the closing bracket, or where the bracket must have been forgotten.
 */
final class Elements {
    /** Real files nest about ten levels; the limit protects the stack from malicious ones. */
    static final int NESTING_LIMIT = 200;

    private final TokenCursor cursor;
    private final ParameterProblems problems;
    private final Predicate<TokenCursor> definitionAhead;
    private final Deque<Bracket> open = new ArrayDeque<>();
    private int unterminatedReported;

    /** @param definitionAhead whether a top-level definition seems to start at the cursor */
    Elements(TokenCursor cursor, ParameterProblems problems, Predicate<TokenCursor> definitionAhead) {
        this.cursor = cursor;
        this.problems = problems;
        this.definitionAhead = definitionAhead;
    }

    /**
     * Parses what follows an opening bracket, up to and including the closing one.
     *
     * @param element parses one element, or reports why it cannot and stays before the offending token
     */
    void parse(Bracket bracket, Runnable element) {
        if (open.size() == NESTING_LIMIT) {
            cursor.report("nested too deeply", "at most " + NESTING_LIMIT + " brackets within each other");
            skipContent();
            return;
        }
        open.push(bracket);
        if (!cursor.accept(bracket.closer())) {
            do {
                element(bracket, element);
            } while (another(bracket));
        }
        open.pop();
    }

    private void element(Bracket bracket, Runnable element) {
        if (cursor.at(TokenKind.COMMA)) {
            cursor.report("nothing before the comma", bracket.isBlock() ? "`name = value`" : "an item");
        } else if (!endsBeforeElement(bracket)) {
            element.run();
        }
    }

    /** Moves behind the comma or the closing bracket; whether an element follows. */
    private boolean another(Bracket bracket) {
        while (true) {
            Token token = cursor.peek();
            if (token.is(bracket.closer())) {
                cursor.next();
                return false;
            }
            if (token.is(TokenKind.COMMA)) {
                cursor.next();
                return !closesAfterComma(bracket, token);
            }
            if (endsBefore(bracket)) {
                reportUnterminated();
                return false;
            }
            if (token.kind().closes()) {
                if (!continuesAfterWrongCloser(bracket)) {
                    return false;
                }
            } else if (elementAhead(bracket)) {
                cursor.report("missing comma before " + token.described(), "`,`");
                return true;
            } else {
                cursor.report("unexpected " + token.described(), "`,` or `" + bracket.symbol() + "`");
                skip();
            }
        }
    }

    private boolean closesAfterComma(Bracket bracket, Token comma) {
        if (!cursor.at(bracket.closer())) {
            return false;
        }
        cursor.report(comma, "comma before `" + bracket.symbol() + "`", "no comma after the last element");
        cursor.next();
        return true;
    }

    private boolean endsBeforeElement(Bracket bracket) {
        return bracket.endsBefore(cursor.peek()) || (bracket.isBlock() && definitionAhead.test(cursor));
    }

    private boolean endsBefore(Bracket bracket) {
        return bracket.endsBefore(cursor.peek()) || definitionAhead.test(cursor);
    }

    /** Returns whether an element can certainly be parsed here, so that only the comma is missing. */
    private boolean elementAhead(Bracket bracket) {
        return switch (bracket.form()) {
            case BLOCK -> cursor.atAssignment(0);
            case NODES -> cursor.atNode();
            case NAMES, INSTANCES -> cursor.at(TokenKind.WORD);
            case LIST -> cursor.at(TokenKind.WORD) || cursor.at(TokenKind.INTEGER) || cursor.at(TokenKind.FLOAT);
        };
    }

    /**
     * Handles a closing bracket of the other form: a typing error, or the partner of an outer bracket while the inner
     * one was forgotten.
     */
    private boolean continuesAfterWrongCloser(Bracket bracket) {
        cursor.report(
                "`" + cursor.peek().text() + "` does not close the " + bracket.described(),
                "`" + bracket.symbol() + "`");
        boolean assignmentFollows = cursor.at(1, TokenKind.COMMA) && cursor.atAssignment(2);
        boolean closesOuter = open.stream().anyMatch(outer -> cursor.at(outer.closer()));
        if (bracket.isBlock() && assignmentFollows) {
            cursor.next();
            return true;
        }
        if (!closesOuter || assignmentFollows) {
            cursor.next();
        }
        return false;
    }

    private void reportUnterminated() {
        Token token = cursor.peek();
        if (unterminatedReported == 0) {
            problems.add(
                    token.position(),
                    "found " + token.described() + " inside "
                            + open.stream().map(Bracket::described).collect(Collectors.joining(", inside ")),
                    open.stream().map(Bracket::symbol).collect(Collectors.joining(" ", "`", "`")));
        }
        unterminatedReported = open.size() - 1;
    }

    /** To the next comma or closing bracket of this level, or where a bracket must have been forgotten. */
    private void skip() {
        int depth = 0;
        boolean valueAhead = false;
        while (!startsStatement()) {
            Token token = cursor.peek();
            boolean ends = token.is(TokenKind.COMMA) || token.kind().closes();
            if (depth == 0 && ends || !valueAhead && definitionAhead.test(cursor)) {
                return;
            }
            cursor.next();
            depth += token.kind().nesting();
            valueAhead = token.is(TokenKind.EQUALS)
                    || token.is(TokenKind.COMMA)
                    || token.kind().opens();
        }
    }

    /** Behind the partner of the bracket that was opened last. */
    private void skipContent() {
        int depth = 1;
        while (depth > 0 && !startsStatement()) {
            depth += cursor.next().kind().nesting();
        }
    }

    private boolean startsStatement() {
        return cursor.at(TokenKind.END) || cursor.at(TokenKind.INSTANTIATE) || cursor.at(TokenKind.TOPOLOGY);
    }
}
