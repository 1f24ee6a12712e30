package org.spindle.disk.disksim.parser;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import org.spindle.disk.disksim.parser.Token.TokenKind;

/**
 * Replaces every {@code source NAME} by the tokens of the named file, wherever it stands. A relative name is looked for beside the
 * file that contains the statement, then in the directories of the search path.
 */
final class SourceExpander {
    static final int NESTING_LIMIT = 32;

    /** Bounds the work that a few small files which include each other many times can cause. */
    static final int INCLUSION_LIMIT = 1000;

    private final List<Path> searchPath;
    private final ParameterProblems problems;
    private final List<Token> expanded = new ArrayList<>();
    private final Deque<Path> open = new ArrayDeque<>();
    private int inclusions;

    SourceExpander(List<Path> searchPath, ParameterProblems problems) {
        this.searchPath = searchPath;
        this.problems = problems;
    }

    /** Returns the tokens of {@code text} and of all that it includes, closed by {@link TokenKind#END}. */
    List<Token> expand(Path file, String text) {
        Token end = include(file, text);
        expanded.add(end);
        return expanded;
    }

    private Token include(Path file, String text) {
        open.push(identity(file));
        List<Token> tokens = new Lexer(file, text).tokens();
        int i = 0;
        while (!tokens.get(i).is(TokenKind.END)) {
            Token token = tokens.get(i++);
            if (!token.is(TokenKind.SOURCE)) {
                expanded.add(token);
            } else if (isName(tokens.get(i))) {
                source(token, tokens.get(i++));
            } else {
                problems.add(
                        token.position(),
                        "`source` without a file name: found " + tokens.get(i).described(),
                        "`source FILE`");
                expanded.add(new Token(TokenKind.UNRESOLVED, "", token.position()));
            }
        }
        open.pop();
        return tokens.get(i);
    }

    private void source(Token statement, Token name) {
        Optional<Path> found = find(statement, name.text());
        Optional<String> text = found.filter(file -> mayOpen(statement, file))
                .flatMap(file -> SourceText.read(file, statement.position(), problems));
        if (text.isPresent()) {
            include(found.get(), text.get());
        } else {
            expanded.add(new Token(TokenKind.UNRESOLVED, name.text(), statement.position()));
        }
    }

    private Optional<Path> find(Token statement, String name) {
        List<Path> candidates = new ArrayList<>();
        try {
            candidates.add(statement.position().file().resolveSibling(name).normalize());
            if (!Path.of(name).isAbsolute()) {
                searchPath.forEach(
                        directory -> candidates.add(directory.resolve(name).normalize()));
            }
        } catch (InvalidPathException e) {
            problems.add(
                    statement.position(), "`" + name + "` is not a file name (" + e.getReason() + ")", "`source FILE`");
            return Optional.empty();
        }
        Optional<Path> found = candidates.stream().filter(Files::isRegularFile).findFirst();
        if (found.isEmpty()) {
            problems.add(
                    statement.position(),
                    "no file `" + name + "`",
                    candidates.stream().map(Path::toString).collect(Collectors.joining(" or ", "one of ", "")));
        }
        return found;
    }

    private boolean mayOpen(Token statement, Path file) {
        Position position = statement.position();
        if (open.contains(identity(file))) {
            problems.add(
                    position, "`" + file + "` includes itself", "files that include each other in one direction only");
            return false;
        }
        if (open.size() > NESTING_LIMIT) {
            problems.add(position, "`source` is nested too deeply", "at most " + NESTING_LIMIT + " levels");
            return false;
        }
        if (++inclusions > INCLUSION_LIMIT) {
            if (inclusions == INCLUSION_LIMIT + 1) {
                problems.add(position, "too many included files", "at most " + INCLUSION_LIMIT + " inclusions");
            }
            return false;
        }
        return true;
    }

    private static boolean isName(Token token) {
        return switch (token.kind()) {
            case WORD, INTEGER, FLOAT, RANGE, AS, INSTANTIATE, TOPOLOGY, SOURCE -> true;
            default -> false;
        };
    }

    private static Path identity(Path file) {
        try {
            return file.toRealPath();
        } catch (IOException e) {
            return file.toAbsolutePath().normalize();
        }
    }
}
