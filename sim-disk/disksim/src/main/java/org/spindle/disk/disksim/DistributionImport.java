package org.spindle.disk.disksim;

import java.math.BigDecimal;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import org.spindle.disk.disksim.parser.Value;
import org.spindle.disk.disksim.parser.WordValue;
import org.spindle.spi.BuiltInTypes.Distribution;

/** A distribution: a list of its name and its numbers, times in milliseconds, sizes and distances in blocks. */
final class DistributionImport {
    private static final String NAMES = "`uniform`, `exponential`, `normal`, `poisson` or `twovalue`";
    private static final BigDecimal SECTOR = BigDecimal.valueOf(512);

    private final Parameters generator;
    private final String name;

    DistributionImport(Parameters generator, String name) {
        this.generator = generator;
        this.name = name;
    }

    Map<String, Object> times() {
        return read(number -> Quantity.millis(notNegative(number)), "1 ms");
    }

    Map<String, Object> sizes() {
        return read(
                number -> {
                    if (notNegative(number)
                                    .multiply(SECTOR)
                                    .stripTrailingZeros()
                                    .scale()
                            > 0) {
                        generator.refuse(
                                name,
                                "`" + name + "` holds " + number.toPlainString() + " blocks",
                                "a whole number of bytes");
                    }
                    return number.toPlainString() + " sectors";
                },
                "1 sector");
    }

    private Map<String, Object> read(Function<BigDecimal, String> quantity, String unit) {
        Map<String, Object> distribution = new LinkedHashMap<>();
        List<Value> items = generator.list(name);
        if (items.isEmpty() || !(items.get(0) instanceof WordValue type)) {
            generator.refuse(name, "`" + name + "` does not begin with the name of a distribution", NAMES);
            return distribution;
        }
        List<Value> numbers = items.subList(1, items.size());
        switch (type.text()) {
            case "uniform" -> put(distribution, Distribution.UNIFORM, quantity, numbers, "min", "max");
            case "exponential" -> {
                put(distribution, Distribution.EXPONENTIAL, quantity, numbers, "base", "mean");
                dropZeroBase(distribution, numbers);
            }
            case "normal" -> put(distribution, Distribution.NORMAL, quantity, numbers, "mean", "deviation");
            case "poisson" -> {
                List<BigDecimal> values = generator.floats(name, numbers, 2);
                if (values.size() == 2) {
                    distribution.put("type", Distribution.POISSON_COUNT);
                    distribution.put("base", quantity.apply(values.get(0)));
                    distribution.put("mean", Quantity.plain(notNegative(values.get(1))));
                    distribution.put("unit", unit);
                    dropZeroBase(distribution, numbers);
                }
            }
            case "twovalue" -> {
                List<BigDecimal> values = generator.floats(name, numbers, 3);
                if (values.size() == 3) {
                    distribution.put("type", Distribution.TWO_VALUE);
                    distribution.put("value", quantity.apply(values.get(0)));
                    distribution.put("other", quantity.apply(values.get(1)));
                    distribution.put("probability", Quantity.plain(notNegative(values.get(2))));
                }
            }
            default -> generator.refuse(name, "`" + name + "` is a distribution `" + type.text() + "`", NAMES);
        }
        return distribution;
    }

    private void put(
            Map<String, Object> distribution,
            String type,
            Function<BigDecimal, String> quantity,
            List<Value> numbers,
            String first,
            String second) {
        List<BigDecimal> values = generator.floats(name, numbers, 2);
        if (values.size() == 2) {
            distribution.put("type", type);
            distribution.put(first, quantity.apply(values.get(0)));
            distribution.put(second, quantity.apply(values.get(1)));
        }
    }

    private void dropZeroBase(Map<String, Object> distribution, List<Value> numbers) {
        if (!numbers.isEmpty() && generator.decimal(numbers.get(0)).signum() == 0) {
            distribution.remove("base");
        }
    }

    private BigDecimal notNegative(BigDecimal number) {
        if (number.signum() < 0) {
            generator.refuse(name, "`" + name + "` holds " + number.toPlainString(), "numbers of 0 or more");
            return BigDecimal.ZERO;
        }
        return number;
    }
}
