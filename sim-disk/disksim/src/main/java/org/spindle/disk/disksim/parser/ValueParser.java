package org.spindle.disk.disksim.parser;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;
import org.spindle.disk.disksim.parser.Token.TokenKind;

/** Parses values: everything that may stand on the right of {@code =}, and the brackets with their content. */
final class ValueParser {
    private static final String VALUE_WANTED = "a number, a word, `[ list ]` or `type { parameters }`";

    private final TokenCursor cursor;
    private final ParameterProblems problems;
    private final Specifications specifications;
    private final Elements elements;

    ValueParser(TokenCursor cursor, ParameterProblems problems, Specifications specifications) {
        this.cursor = cursor;
        this.problems = problems;
        this.specifications = specifications;
        this.elements = new Elements(cursor, problems, specifications::definitionAhead);
    }

    /** {@code { assignments }}, of which the opening brace is next. */
    BlockValue block(Token type, @Nullable Token name) {
        cursor.next();
        return blockContent(type, name);
    }

    /** {@code assignments }}: the opening brace is behind the cursor. */
    BlockValue blockContent(Token type, @Nullable Token name) {
        Assignments own = new Assignments(problems);
        String title = name == null ? type.text() : type.text() + " " + name.text();
        elements.parse(
                new Bracket(Bracket.Form.BLOCK, "block `" + title + "`", type.position()), () -> assignment(own));
        return specifications.block(type, name, own.parameters());
    }

    /** Returns a named block, which becomes a specification. */
    BlockValue namedBlock() {
        Token type = cursor.next();
        Token name = cursor.next();
        BlockValue block = block(type, name);
        specifications.define(block);
        return block;
    }

    /** {@code type name [ children ]}. */
    TopologyNode node() {
        Token type = cursor.next();
        Token name = cursor.next();
        Token opener = cursor.next();
        List<TopologyNode> children = new ArrayList<>();
        elements.parse(
                new Bracket(Bracket.Form.NODES, "children of `" + name.text() + "`", opener.position()),
                () -> child(children));
        return new TopologyNode(type.position(), type.text(), name.text(), children);
    }

    private void child(List<TopologyNode> children) {
        if (nodeAhead()) {
            children.add(node());
        } else if (!cursor.accept(TokenKind.UNRESOLVED)) {
            cursor.report("no topology node: " + cursor.peek().described(), "`type name [ children ]`");
        }
    }

    boolean nodeAhead() {
        return cursor.atNode();
    }

    /** {@code [ names ]} after {@code instantiate}, of which the bracket is next. */
    List<WordValue> instances() {
        List<WordValue> names = new ArrayList<>();
        Bracket bracket =
                new Bracket(Bracket.Form.INSTANCES, "list", cursor.next().position());
        elements.parse(bracket, () -> {
            Token name = cursor.peek();
            if (cursor.accept(TokenKind.WORD)) {
                words(name, names);
            } else if (!cursor.accept(TokenKind.UNRESOLVED)) {
                cursor.report("no name of a component: " + name.described(), "a name");
            }
        });
        return names;
    }

    private void assignment(Assignments own) {
        List<Token> names = cursor.at(TokenKind.LEFT_BRACKET) ? nameList() : name();
        if (names.isEmpty()) {
            if (!cursor.accept(TokenKind.UNRESOLVED)) {
                cursor.report("no parameter name: " + cursor.peek().described(), "`name = value`");
            }
            return;
        }
        if (!cursor.accept(TokenKind.EQUALS)) {
            String text = names.stream().map(Token::text).collect(Collectors.joining("`, `", "`", "`"));
            cursor.report("missing `=` after the parameter name " + text, "`name = value`");
            if (!valueAhead()) {
                return;
            }
        }
        Value value = value();
        names.forEach(name -> own.assign(name, value));
    }

    /**
     * Returns the words of a parameter name as one token; empty if there is none. Before an opening brace the last word is the type
     * of a block whose {@code =} was forgotten.
     */
    private List<Token> name() {
        Token first = cursor.peek();
        List<String> words = new ArrayList<>();
        while (cursor.at(TokenKind.WORD) && !(cursor.at(1, TokenKind.LEFT_BRACE) && !words.isEmpty())) {
            words.add(cursor.next().text());
        }
        return words.isEmpty()
                ? List.of()
                : List.of(new Token(TokenKind.WORD, String.join(" ", words), first.position()));
    }

    private List<Token> nameList() {
        List<Token> names = new ArrayList<>();
        Bracket bracket = new Bracket(
                Bracket.Form.NAMES, "list of parameter names", cursor.next().position());
        elements.parse(bracket, () -> {
            List<Token> name = name();
            if (name.isEmpty()) {
                cursor.report("no parameter name: " + cursor.peek().described(), "a parameter name");
            } else if (cursor.at(TokenKind.RANGE)) {
                range(name.get(0))
                        .forEach(text -> names.add(
                                new Token(TokenKind.WORD, text, name.get(0).position())));
            } else {
                names.addAll(name);
            }
        });
        return names;
    }

    private boolean valueAhead() {
        return switch (cursor.peek().kind()) {
            case WORD, INTEGER, FLOAT, LEFT_BRACKET, UNRESOLVED -> true;
            default -> false;
        };
    }

    /** Returns a value; null after a problem. */
    private @Nullable Value value() {
        return switch (cursor.peek().kind()) {
            case INTEGER -> integer(cursor.next());
            case FLOAT -> floatingPoint(cursor.next());
            case LEFT_BRACKET -> list();
            case WORD -> wordOrBlock();
            case UNRESOLVED -> {
                cursor.next();
                yield null;
            }
            case LEFT_BRACE -> untypedBlock();
            default -> {
                cursor.report("missing value before " + cursor.peek().described(), VALUE_WANTED);
                yield null;
            }
        };
    }

    private @Nullable Value wordOrBlock() {
        if (cursor.at(1, TokenKind.LEFT_BRACE)) {
            return block(cursor.next(), null);
        }
        if (cursor.at(1, TokenKind.WORD, TokenKind.LEFT_BRACE)) {
            return namedBlock();
        }
        return nodeAhead() ? node() : word(cursor.next());
    }

    private @Nullable Value word(Token word) {
        String correct = NumberSpelling.correct(word.text()).orElse("");
        if (!correct.isEmpty()) {
            problems.add(word.position(), "`" + word.text() + "` is a word, not a number", "`" + correct + "`");
            return null;
        }
        return new WordValue(word.position(), word.text());
    }

    private @Nullable Value untypedBlock() {
        Token brace = cursor.peek();
        cursor.report("block without a type", "`type { parameters }`");
        block(new Token(TokenKind.WORD, Specifications.UNKNOWN_TYPE, brace.position()), null);
        return null;
    }

    private @Nullable Value integer(Token token) {
        String digits = token.text();
        try {
            return new IntegerValue(
                    token.position(),
                    digits.contains("x") ? Long.parseLong(digits.replace("0x", ""), 16) : Long.parseLong(digits));
        } catch (NumberFormatException e) {
            problems.add(
                    token.position(), digits + " does not fit into 64 bits", Long.MIN_VALUE + " to " + Long.MAX_VALUE);
            return null;
        }
    }

    private @Nullable Value floatingPoint(Token token) {
        double value = Double.parseDouble(token.text());
        if (Double.isInfinite(value)) {
            problems.add(token.position(), token.text() + " is too large", "at most " + Double.MAX_VALUE);
            return null;
        }
        return new FloatValue(token.position(), value, token.text());
    }

    private ListValue list() {
        Token opener = cursor.next();
        List<Value> items = new ArrayList<>();
        elements.parse(new Bracket(Bracket.Form.LIST, "list", opener.position()), () -> item(items));
        return new ListValue(opener.position(), items);
    }

    private void item(List<Value> items) {
        Token first = cursor.peek();
        if (first.is(TokenKind.WORD) && cursor.at(1, TokenKind.RANGE)) {
            cursor.next();
            words(first, items);
            return;
        }
        if (first.is(TokenKind.WORD) && NameRange.isGlued(first, problems)) {
            cursor.next();
            return;
        }
        Value value = value();
        if (value != null) {
            items.add(value);
        }
    }

    /** Adds the word behind the cursor, or the range that it begins. */
    private void words(Token first, List<? super WordValue> items) {
        if (cursor.at(TokenKind.RANGE)) {
            range(first).forEach(name -> items.add(new WordValue(first.position(), name)));
        } else if (!NameRange.isGlued(first, problems)) {
            items.add(new WordValue(first.position(), first.text()));
        }
    }

    /** Returns the rest of a range, from its mark. */
    private List<String> range(Token first) {
        cursor.next();
        if (!cursor.at(TokenKind.WORD)) {
            cursor.report("no name after `..`: " + cursor.peek().described(), "`name3 .. name7`");
            return List.of();
        }
        return NameRange.expand(first, cursor.next(), problems);
    }
}
