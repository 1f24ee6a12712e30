package org.spindle.disk.disksim.parser;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.spindle.disk.disksim.parser.Token.TokenKind;

/** Parses the top level: definitions, instantiations and the topology. */
final class FileParser {
    private static final String STATEMENT_WANTED =
            "`TYPE NAME { ... }`, `instantiate [ names ] as NAME`, `topology ...` or `source FILE`";

    private final Path file;
    private final TokenCursor cursor;
    private final ParameterProblems problems;
    private final Specifications specifications = new Specifications();
    private final ValueParser values;
    private final List<Definition> definitions = new ArrayList<>();
    private final List<Instantiation> instantiations = new ArrayList<>();
    private @Nullable TopologyNode topology;

    FileParser(Path file, List<Token> tokens, ParameterProblems problems) {
        this.file = file;
        this.cursor = new TokenCursor(tokens, problems);
        this.problems = problems;
        this.values = new ValueParser(cursor, problems, specifications);
    }

    /** @throws DiskSimSyntaxException if there is any problem, also an earlier one */
    ParameterFile parse() {
        if (cursor.at(TokenKind.END)) {
            problems.add(new Position(file, 1, 1), "the file holds nothing", STATEMENT_WANTED);
        }
        while (!cursor.at(TokenKind.END)) {
            statement();
        }
        problems.throwIfAny();
        specifications.unknownTypes().throwIfAny();
        return new ParameterFile(
                file, definitions, specifications.defined(), instantiations, topology, specifications.warnings());
    }

    private void statement() {
        switch (cursor.peek().kind()) {
            case INSTANTIATE -> instantiation(cursor.next());
            case TOPOLOGY -> topology(cursor.next());
            case UNRESOLVED -> cursor.next();
            case WORD -> definition();
            default -> unexpected();
        }
    }

    private void definition() {
        if (cursor.at(1, TokenKind.WORD, TokenKind.LEFT_BRACE)) {
            define(values.namedBlock());
        } else if (cursor.at(1, TokenKind.LEFT_BRACE)) {
            Token type = cursor.next();
            cursor.report("a block at top level needs a name", "`" + type.text() + " NAME {`");
            values.block(type, null);
        } else if (braceForgotten()) {
            Token type = cursor.next();
            Token name = cursor.next();
            cursor.report("missing `{` after `" + type.text() + " " + name.text() + "`", "`{`");
            BlockValue block = values.blockContent(type, name);
            specifications.define(block);
            define(block);
        } else {
            unexpected();
        }
    }

    private void define(BlockValue block) {
        specifications.definitionOf(block).ifPresent(definitions::add);
    }

    private boolean braceForgotten() {
        return specifications.isType(cursor.peek().text()) && cursor.at(1, TokenKind.WORD) && cursor.atAssignment(2);
    }

    private void instantiation(Token statement) {
        if (!cursor.at(TokenKind.LEFT_BRACKET)) {
            unexpected("`[ names ]`");
            return;
        }
        List<WordValue> names = values.instances();
        if (!cursor.accept(TokenKind.AS)) {
            unexpected("`as`");
            return;
        }
        if (!cursor.at(TokenKind.WORD) || specifications.definitionAhead(cursor)) {
            unexpected("the name of a specification");
            return;
        }
        Token specification = cursor.next();
        instantiations.add(new Instantiation(
                statement.position(), names, new WordValue(specification.position(), specification.text())));
    }

    private void topology(Token statement) {
        if (!values.nodeAhead()) {
            unexpected("`type name [ children ]`");
            return;
        }
        TopologyNode node = values.node();
        if (topology == null) {
            topology = node;
        } else {
            problems.add(
                    statement.position(), "second topology; the first is at " + topology.position(), "one topology");
        }
    }

    private void unexpected() {
        unexpected(STATEMENT_WANTED);
    }

    /** Goes on where the next statement seems to start. */
    private void unexpected(String expected) {
        cursor.report("unexpected " + cursor.peek().described(), expected);
        int depth = 0;
        while (!cursor.at(TokenKind.END) && !cursor.at(TokenKind.INSTANTIATE) && !cursor.at(TokenKind.TOPOLOGY)) {
            if (depth == 0 && specifications.definitionAhead(cursor)) {
                return;
            }
            depth = Math.max(0, depth + cursor.next().kind().nesting());
        }
    }
}
