package org.spindle.disk.disksim;

import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.function.Supplier;
import java.util.stream.Collectors;
import org.spindle.config.Suggestions;
import org.spindle.disk.disksim.parser.BlockValue;
import org.spindle.disk.disksim.parser.FloatValue;
import org.spindle.disk.disksim.parser.IntegerValue;
import org.spindle.disk.disksim.parser.ListValue;
import org.spindle.disk.disksim.parser.Parameter;
import org.spindle.disk.disksim.parser.Position;
import org.spindle.disk.disksim.parser.Value;

/**
 * The parameters of one block, as a scenario writes them. Every getter that finds a parameter missing or wrong records
 * a problem and returns a harmless value, so that one import shows all problems; its result is then discarded.
 */
final class Parameters {
    private final BlockValue block;
    private final Findings findings;
    private final Set<String> known = new LinkedHashSet<>();

    Parameters(BlockValue block, Findings findings) {
        this.block = block;
        this.findings = findings;
    }

    BlockValue block() {
        return block;
    }

    /** Returns where a parameter's value stands; where the block does if it is absent. */
    Position position(String name) {
        return block.parameters().stream()
                .filter(parameter -> parameter.name().equals(name))
                .findFirst()
                .map(parameter -> parameter.value().position())
                .orElse(block.position());
    }

    /** Returns whether the parameter has been read, or its lack of effect reported. */
    boolean isKnown(String name) {
        return known.contains(name);
    }

    boolean has(String name) {
        known.add(name);
        return block.has(name);
    }

    /** Returns whether one parameter takes effect after another, which is when it stands behind it. */
    boolean follows(String later, String earlier) {
        List<String> order = block.parameters().stream().map(Parameter::name).toList();
        return order.indexOf(later) > order.indexOf(earlier);
    }

    boolean flag(String name) {
        return read(name, () -> block.bool(name)).orElse(false);
    }

    /** Returns an integer within bounds; the lower bound if there is none. */
    long integer(String name, long min, long max) {
        Optional<Long> value = read(name, () -> block.integer(name));
        if (value.isPresent() && (value.get() < min || value.get() > max)) {
            String range = max == Long.MAX_VALUE || max == Integer.MAX_VALUE ? min + " or more" : min + " to " + max;
            refuse(name, "parameter `" + name + "` is " + value.get(), range);
            return min;
        }
        return value.orElse(min);
    }

    int count(String name, int min) {
        return (int) integer(name, min, Integer.MAX_VALUE);
    }

    /** Returns the constant that an integer stands for, the first one for {@code first}. */
    <E extends Enum<E>> E code(String name, int first, List<E> meanings) {
        return meanings.get((int) (integer(name, first, first + meanings.size() - 1L) - first));
    }

    BigDecimal number(String name) {
        return read(name, () -> {
                    block.number(name);
                    return Quantity.exact(value(name).orElseThrow());
                })
                .orElse(BigDecimal.ZERO);
    }

    BigDecimal nonNegative(String name) {
        BigDecimal number = number(name);
        if (number.signum() < 0) {
            refuse(name, "parameter `" + name + "` is " + number.toPlainString(), "0 or more");
            return BigDecimal.ZERO;
        }
        return number;
    }

    Number fraction(String name) {
        BigDecimal number = number(name);
        if (number.signum() < 0 || number.compareTo(BigDecimal.ONE) > 0) {
            refuse(name, "parameter `" + name + "` is " + number.toPlainString(), "0 to 1");
            return 0L;
        }
        return Quantity.plain(number);
    }

    /** Returns a time of 0 or more. */
    String millis(String name) {
        return Quantity.millis(nonNegative(name));
    }

    /** Returns a time that may be negative. */
    String signedMillis(String name) {
        return Quantity.millis(number(name));
    }

    String sectors(String name, int min) {
        return Quantity.sectors(count(name, min));
    }

    Optional<String> word(String name) {
        return read(name, () -> block.word(name));
    }

    Optional<Parameters> block(String name) {
        return read(name, () -> block.block(name)).map(findings::parameters);
    }

    Optional<Parameters> block(String name, String module) {
        Optional<Parameters> found = block(name);
        if (found.isPresent() && !found.get().block.module().equals(module)) {
            refuse(name, "parameter `" + name + "` is " + found.get().block.described(), "block of `" + module + "`");
            return Optional.empty();
        }
        return found;
    }

    /** Returns the blocks of a list, all of one module. */
    List<Parameters> blocks(String name, String module) {
        List<BlockValue> blocks = read(name, () -> block.list(name).blocks()).orElse(List.of());
        for (BlockValue item : blocks) {
            if (!item.module().equals(module)) {
                findings.refuse(item.position(), item.described() + " in `" + name + "`", "block of `" + module + "`");
            }
        }
        return blocks.stream()
                .filter(item -> item.module().equals(module))
                .map(findings::parameters)
                .toList();
    }

    List<Value> list(String name) {
        return read(name, () -> block.list(name).items()).orElse(List.of());
    }

    /** Integers of 0 or more in groups. */
    List<Long> indices(String name, int group) {
        long[] values = read(name, () -> block.list(name).integers()).orElse(new long[0]);
        List<Long> indices = new ArrayList<>();
        for (long value : values) {
            if (value < 0) {
                refuse(name, "`" + name + "` holds " + value, "numbers of 0 or more");
            }
            indices.add(value);
        }
        if (values.length % group != 0) {
            refuse(name, "`" + name + "` holds " + values.length + " numbers", "a multiple of " + group);
        }
        return indices;
    }

    /** Numbers written with a decimal point, exactly {@code count} of them. */
    List<BigDecimal> floats(String name, List<Value> items, int count) {
        if (items.size() != count) {
            refuse(name, "`" + name + "` holds " + items.size() + " values", String.valueOf(count));
        }
        return items.stream().map(this::decimal).toList();
    }

    /** Returns a number in a list, where DiskSim needs the decimal point. */
    BigDecimal decimal(Value item) {
        if (item instanceof FloatValue) {
            return Quantity.exact(item);
        }
        findings.refuse(
                item.position(),
                item.described() + " in a list of numbers with a decimal point",
                item instanceof IntegerValue integer ? integer.value() + ".0" : "only such numbers");
        return BigDecimal.ZERO;
    }

    long integer(Value item) {
        if (item instanceof IntegerValue integer) {
            return integer.value();
        }
        findings.refuse(item.position(), item.described() + " where an integer belongs", "integer");
        return 0;
    }

    /** A parameter without effect: noted with the reason, unless it is 0 or empty and so asks for nothing. */
    void noEffect(String name, String reason) {
        noEffect(name, 0, reason);
    }

    /** A parameter without effect: noted with the reason, unless it is {@code neutral}, 0 or empty. */
    void noEffect(String name, int neutral, String reason) {
        ignore(name);
        if (block.has(name) && !asksForNothing(value(name).orElseThrow(), neutral)) {
            findings.unused(position(name), "parameter", name, reason);
        }
    }

    /** The lack of effect of the whole block is reported elsewhere. */
    void ignoreAll() {
        block.parameters().forEach(parameter -> known.add(parameter.name()));
    }

    /** Parameters whose lack of effect is reported elsewhere. */
    void ignore(String... names) {
        known.addAll(List.of(names));
    }

    void refuse(String name, String message, String expected) {
        findings.refuse(position(name), message, expected);
    }

    void note(String name, String text) {
        findings.note(position(name), text);
    }

    void warn(String name, String text) {
        findings.warn(position(name), text);
    }

    void warnOfUnknown() {
        for (Parameter parameter : block.parameters()) {
            if (!known.contains(parameter.name())) {
                findings.warn(
                        parameter.position(),
                        "parameter `" + parameter.name() + "` is unknown in `" + block.module() + "` and has no effect"
                                + suggestion(parameter.name()));
            }
        }
    }

    /** Returns a constant as it is written in a scenario. */
    static String spelled(Enum<?> constant) {
        return constant.name().toLowerCase(Locale.ROOT).replace('_', '-');
    }

    private String suggestion(String name) {
        List<String> nearest = Suggestions.nearest(name, known);
        return nearest.isEmpty()
                ? ""
                : "; did you mean "
                        + nearest.stream().map(near -> "`" + near + "`").collect(Collectors.joining(" or ")) + "?";
    }

    private <T> Optional<T> read(String name, Supplier<T> reading) {
        known.add(name);
        return findings.attempt(reading);
    }

    private Optional<Value> value(String name) {
        return block.parameter(name).map(Parameter::value);
    }

    private static boolean asksForNothing(Value value, int neutral) {
        if (value instanceof ListValue list) {
            return list.items().isEmpty();
        }
        if (value instanceof IntegerValue || value instanceof FloatValue) {
            BigDecimal number = Quantity.exact(value);
            return number.signum() == 0 || number.compareTo(BigDecimal.valueOf(neutral)) == 0;
        }
        return false;
    }
}
