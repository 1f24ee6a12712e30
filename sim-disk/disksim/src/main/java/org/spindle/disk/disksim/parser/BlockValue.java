package org.spindle.disk.disksim.parser;

import java.util.Collection;
import java.util.Collections;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/**
 * A block of parameters. If its type is a specification and not a module, the block has every parameter of that
 * specification that it does not set itself; those come first, in their order and at their own positions.
 *
 * <p>Its content never changes, but it records which parameters were read, so that a reader can report the others. Not
 * thread-safe for that reason.
 *
 * <p>The getters throw {@link DiskSimSyntaxException} at the position of a value of another type, and at the position of
 * the block when the parameter is missing. {@link ParameterProblems#attempt} collects these.
 */
public final class BlockValue implements Value {
    private final Position position;
    private final String type;
    private final String module;
    private final @Nullable String name;
    private final Map<String, Parameter> parameters;
    private final Set<String> read = new HashSet<>();

    /** A block of a module. */
    BlockValue(Position position, String module, @Nullable String name, Map<String, Parameter> own) {
        this(position, module, module, name, new LinkedHashMap<>(own));
    }

    /** A block that specialises another. */
    BlockValue(Position position, BlockValue base, String type, @Nullable String name, Map<String, Parameter> own) {
        this(position, type, base.module, name, inherit(base.parameters, own));
    }

    private BlockValue(
            Position position, String type, String module, @Nullable String name, Map<String, Parameter> parameters) {
        this.position = position;
        this.type = type;
        this.module = module;
        this.name = name;
        this.parameters = parameters;
    }

    private static Map<String, Parameter> inherit(Map<String, Parameter> base, Map<String, Parameter> own) {
        Map<String, Parameter> all = new LinkedHashMap<>(base);
        all.keySet().removeAll(own.keySet());
        all.putAll(own);
        return all;
    }

    @Override
    public Position position() {
        return position;
    }

    /** Returns the type as written: a module or a specification. */
    public String type() {
        return type;
    }

    /** Returns the built-in module at the end of the chain of specifications. */
    public String module() {
        return module;
    }

    /** Returns the name; null for an anonymous block. */
    public @Nullable String name() {
        return name;
    }

    /** Returns the parameters in the order in which they apply. Looking at them here does not count as reading. */
    public Collection<Parameter> parameters() {
        return Collections.unmodifiableCollection(parameters.values());
    }

    /**
     * Returns the same block with another value of a parameter that it has. What has been read of this one does not count there.
     *
     * @throws IllegalArgumentException if it has no such parameter
     */
    public BlockValue with(String parameter, Value value) {
        Parameter old = parameters.get(parameter);
        if (old == null) {
            throw new IllegalArgumentException(described() + " has no parameter `" + parameter + "`");
        }
        Map<String, Parameter> changed = new LinkedHashMap<>(parameters);
        changed.put(parameter, new Parameter(old.position(), parameter, value));
        return new BlockValue(position, type, module, name, changed);
    }

    /** Does not count as reading. */
    public boolean has(String parameter) {
        return parameters.containsKey(parameter);
    }

    /** Returns the parameter with its name's position; counts as reading. */
    public Optional<Parameter> parameter(String parameter) {
        read.add(parameter);
        return Optional.ofNullable(parameters.get(parameter));
    }

    public long integer(String parameter) {
        return integerOf(required(parameter, "integer"));
    }

    /** An integer counts as a number. */
    public double number(String parameter) {
        return numberOf(required(parameter, "number"));
    }

    /** 0 is false, 1 is true, nothing else is allowed. */
    public boolean bool(String parameter) {
        return boolOf(required(parameter, "0 or 1"));
    }

    public String word(String parameter) {
        return wordOf(required(parameter, "word"));
    }

    public ListValue list(String parameter) {
        return listOf(required(parameter, "list"));
    }

    public BlockValue block(String parameter) {
        return blockOf(required(parameter, "block"));
    }

    /**
     * Returns the parameters that were never read, here and in every block that was reached through a parameter that
     * was read. A block or list that was never read counts as one parameter.
     */
    public List<Parameter> unread() {
        return parameters.values().stream().flatMap(this::unread).toList();
    }

    private Stream<Parameter> unread(Parameter parameter) {
        return read.contains(parameter.name()) ? unreadWithin(parameter.value()) : Stream.of(parameter);
    }

    private static Stream<Parameter> unreadWithin(Value value) {
        if (value instanceof BlockValue block) {
            return block.unread().stream();
        }
        return value instanceof ListValue list
                ? list.items().stream().flatMap(BlockValue::unreadWithin)
                : Stream.empty();
    }

    @Override
    public String described() {
        return "block `" + (name == null ? type : type + " " + name) + "`";
    }

    @Override
    public String toString() {
        return described() + " at " + position;
    }

    private Parameter required(String parameter, String kind) {
        return parameter(parameter)
                .orElseThrow(() -> new DiskSimSyntaxException(
                        position,
                        described() + " has no parameter `" + parameter + "`" + similar(parameter),
                        kindOf(parameter, kind)));
    }

    private String similar(String parameter) {
        return parameters.values().stream()
                .filter(other -> other.name().equalsIgnoreCase(parameter))
                .findFirst()
                .map(other -> " (but `" + other.name() + "` at " + other.position() + ": case matters)")
                .orElse("");
    }

    private static String kindOf(String parameter, String kind) {
        return "`" + parameter + " = <" + kind + ">`";
    }

    private static long integerOf(Parameter parameter) {
        if (parameter.value() instanceof IntegerValue integer) {
            return integer.value();
        }
        throw mismatch(parameter, "integer");
    }

    private static double numberOf(Parameter parameter) {
        if (parameter.value() instanceof FloatValue number) {
            return number.value();
        }
        if (parameter.value() instanceof IntegerValue integer) {
            return integer.value();
        }
        throw mismatch(parameter, "number");
    }

    private static boolean boolOf(Parameter parameter) {
        if (parameter.value() instanceof IntegerValue integer && (integer.value() == 0 || integer.value() == 1)) {
            return integer.value() == 1;
        }
        throw mismatch(parameter, "0 or 1");
    }

    private static String wordOf(Parameter parameter) {
        if (parameter.value() instanceof WordValue word) {
            return word.text();
        }
        throw mismatch(parameter, "word");
    }

    private static ListValue listOf(Parameter parameter) {
        if (parameter.value() instanceof ListValue list) {
            return list;
        }
        throw mismatch(parameter, "list");
    }

    private static BlockValue blockOf(Parameter parameter) {
        if (parameter.value() instanceof BlockValue block) {
            return block;
        }
        throw mismatch(parameter, "block");
    }

    private static DiskSimSyntaxException mismatch(Parameter parameter, String kind) {
        Value found = parameter.value();
        return new DiskSimSyntaxException(
                found.position(),
                "parameter `" + parameter.name() + "` is " + found.described(),
                kindOf(parameter.name(), kind));
    }
}
