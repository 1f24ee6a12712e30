package org.spindle.config;

import static org.assertj.core.api.Assertions.assertThat;

import java.math.BigDecimal;
import java.util.List;
import java.util.Random;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.spindle.spi.config.Time;

/** Texts of quantities against exact decimal arithmetic: numbers that take a shorter way must give the same. */
class QuantityTextsTest {

    private record Unit(String name, String nanos) {}

    private static final List<Unit> UNITS = List.of(
            new Unit("ps", "0.001"),
            new Unit("ns", "1"),
            new Unit("us", "1000"),
            new Unit("µs", "1000"),
            new Unit("ms", "1000000"),
            new Unit("s", "1000000000"),
            new Unit("min", "60000000000"),
            new Unit("h", "3600000000000"),
            new Unit("d", "86400000000000"));

    private static final int CASES = 20_000;

    private final Random random = new Random(20261201);

    @Test
    void readsTheNearestNumberOfTheProduct() {
        for (int i = 0; i < CASES; i++) {
            Unit unit = UNITS.get(random.nextInt(UNITS.size()));
            BigDecimal number = BigDecimal.valueOf(number(), random.nextInt(3) * random.nextInt(8));
            String text = number.toPlainString() + " " + unit.name();
            assertThat(Time.parse(text).inNanos())
                    .as(text)
                    .isEqualTo(number.multiply(new BigDecimal(unit.nanos())).doubleValue());
        }
    }

    @Test
    void writesTheShortestExactText() {
        for (int i = 0; i < CASES; i++) {
            double nanos = number() * Math.pow(10, -random.nextInt(6)) * random.nextInt(1, 8);
            assertThat(new Time(nanos).toString()).as(String.valueOf(nanos)).isEqualTo(shortest(nanos));
        }
    }

    /** A whole number of 1 to 17 digits, often with zeros at its end. */
    private long number() {
        long digits = 1 + random.nextLong((long) Math.pow(10, 1 + random.nextInt(6)));
        return digits * (long) Math.pow(10, random.nextInt(12));
    }

    private static String shortest(double nanos) {
        String best = null;
        for (Unit unit : UNITS) {
            String text = exact(nanos, unit);
            if (text != null
                    && (best == null
                            || text.length() < best.length()
                            || text.length() == best.length() && unit.name().equals("ms"))) {
                best = text;
            }
        }
        return best == null ? BigDecimal.valueOf(nanos / 1e6).toPlainString() + " ms" : best;
    }

    private static @Nullable String exact(double nanos, Unit unit) {
        BigDecimal number = BigDecimal.valueOf(nanos / Double.parseDouble(unit.nanos()));
        return number.multiply(new BigDecimal(unit.nanos())).doubleValue() == nanos
                ? number.stripTrailingZeros().toPlainString() + " " + unit.name()
                : null;
    }
}
