package org.spindle.reports.html;

import java.math.BigDecimal;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.function.ToDoubleFunction;
import org.spindle.spi.config.Rate;
import org.spindle.spi.config.RotationSpeed;
import org.spindle.spi.config.Size;
import org.spindle.spi.config.Time;

/**
 * The values of an axis of a sweep as numbers, in the order given.
 *
 * @param numbers plain numbers, or bytes, nanoseconds, bytes per second, revolutions per minute
 */
record AxisNumbers(List<Double> numbers) {
    private static final double DECADE = 10;
    private static final List<ToDoubleFunction<String>> READERS = List.of(
            text -> new BigDecimal(text).doubleValue(),
            text -> Size.parse(text).bytes(),
            text -> Time.parse(text).inNanos(),
            text -> Rate.parse(text).bytesPerSecond(),
            text -> RotationSpeed.parse(text).rpm());

    /** Returns the numbers; empty if the values are not all numbers, or not all quantities of one kind. */
    static Optional<AxisNumbers> of(List<String> values) {
        return READERS.stream()
                .flatMap(reader -> read(values, reader).stream())
                .findFirst()
                .map(AxisNumbers::new);
    }

    private static Optional<List<Double>> read(List<String> values, ToDoubleFunction<String> reader) {
        try {
            return Optional.of(
                    values.stream().map(value -> reader.applyAsDouble(value)).toList());
        } catch (IllegalArgumentException | ArithmeticException e) {
            return Optional.empty();
        }
    }

    /** Returns the scale: logarithmic if the values span a decade or more and are spaced more evenly than on a linear scale. */
    ChartSpec.Scale scale() {
        double[] sorted =
                numbers.stream().mapToDouble(Double::doubleValue).sorted().toArray();
        if (sorted.length < 3 || sorted[0] <= 0 || sorted[sorted.length - 1] < DECADE * sorted[0]) {
            return ChartSpec.Scale.LINEAR;
        }
        double[] logarithms = Arrays.stream(sorted).map(StrictMath::log10).toArray();
        return widestGap(logarithms) < widestGap(sorted) ? ChartSpec.Scale.LOG : ChartSpec.Scale.LINEAR;
    }

    /** Returns the largest distance of two neighbours as a share of the whole range. */
    private static double widestGap(double[] sorted) {
        double widest = 0;
        for (int i = 1; i < sorted.length; i++) {
            widest = Math.max(widest, sorted[i] - sorted[i - 1]);
        }
        return widest / (sorted[sorted.length - 1] - sorted[0]);
    }
}
