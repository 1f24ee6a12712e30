package org.spindle.disk.disksim.parser;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.spindle.disk.disksim.parser.Token.TokenKind;

/** The names that may be used as types so far: modules, and the specifications defined above. */
final class Specifications {
    /** Of a block whose type was forgotten. */
    static final String UNKNOWN_TYPE = "?";

    private static final List<String> MODULE_PREFIXES = List.of("disksim_", "dm_", "ssdmodel_", "memsmodel_");

    private final Map<String, Definition> defined = new LinkedHashMap<>();
    private final ParameterProblems unknownTypes = new ParameterProblems();
    private final List<ParameterProblem> warnings = new ArrayList<>();

    /** Returns a block of a module or of an earlier specification, from which it then inherits. */
    BlockValue block(Token type, @Nullable Token name, Map<String, Parameter> own) {
        String nameText = name == null ? null : name.text();
        Definition base = defined.get(type.text());
        if (base != null) {
            return new BlockValue(type.position(), base.block(), type.text(), nameText, own);
        }
        if (!isModule(type.text()) && !type.text().equals(UNKNOWN_TYPE)) {
            unknownTypes.add(
                    type.position(),
                    "`" + type.text() + "` is not a type",
                    "a module (`disksim_...`, `dm_...`) or a specification defined above");
        }
        return new BlockValue(type.position(), type.text(), nameText, own);
    }

    /** Makes the block a type, unless its name is taken already: the first definition stays. */
    void define(BlockValue block) {
        String name = Objects.requireNonNull(block.name());
        Definition first = defined.putIfAbsent(name, new Definition(block.position(), name, block));
        if (first != null) {
            warnings.add(new ParameterProblem(
                    block.position(),
                    "specification `" + name + "` is defined already at " + first.position() + "; the first one stays",
                    "a new name"));
        }
    }

    /** Returns the definition that the block became; empty if it came too late. */
    Optional<Definition> definitionOf(BlockValue block) {
        return Optional.ofNullable(defined.get(block.name())).filter(definition -> definition.block() == block);
    }

    /** Returns whether a type, a name and a brace are ahead, and not a parameter name and a block with the equals sign forgotten between them. */
    boolean definitionAhead(TokenCursor cursor) {
        return cursor.at(0, TokenKind.WORD, TokenKind.WORD, TokenKind.LEFT_BRACE)
                && (isType(cursor.peek().text()) || !isType(cursor.peek(1).text()));
    }

    boolean isType(String name) {
        return isModule(name) || defined.containsKey(name);
    }

    Map<String, Definition> defined() {
        return defined;
    }

    /** Kept apart: where something else is wrong a type may be unknown only because its definition was lost. */
    ParameterProblems unknownTypes() {
        return unknownTypes;
    }

    List<ParameterProblem> warnings() {
        return warnings.stream().sorted().toList();
    }

    private static boolean isModule(String name) {
        return MODULE_PREFIXES.stream().anyMatch(name::startsWith);
    }
}
