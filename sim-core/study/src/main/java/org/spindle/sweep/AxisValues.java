package org.spindle.sweep;

import java.math.BigDecimal;
import java.math.MathContext;
import java.math.RoundingMode;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import org.spindle.scenario.Sweep;

/** Computes the values of an axis. */
final class AxisValues {

    private static final MathContext FOUR_DIGITS = new MathContext(4);

    private AxisValues() {}

    /**
     * Returns the values of an axis of a scenario.
     *
     * @param most largest number of values
     * @throws IllegalArgumentException if there are none or too many; the message says what would be right
     */
    static List<String> of(Sweep.SweepAxis axis, int most) {
        if (axis.values() != null) {
            return axis.values();
        }
        if (axis.range() != null) {
            return steps(axis.range(), most);
        }
        if (axis.log() != null) {
            return ratios(axis.log());
        }
        throw new IllegalArgumentException("the axis has no values; write one of values, range and log");
    }

    private static List<String> steps(Sweep.Steps range, int most) {
        NumberWithUnit from = NumberWithUnit.parse(range.from());
        BigDecimal to = NumberWithUnit.parse(range.to()).in(from.unit()).number();
        BigDecimal step = NumberWithUnit.parse(range.step()).in(from.unit()).number();
        if (step.signum() <= 0) {
            throw new IllegalArgumentException("the step is " + range.step() + "; write one above 0");
        }
        if (to.compareTo(from.number()) < 0) {
            throw new IllegalArgumentException("the range from " + range.from() + " to " + range.to()
                    + " is empty; write the smaller value first");
        }
        BigDecimal count =
                to.subtract(from.number()).divideToIntegralValue(step).add(BigDecimal.ONE);
        if (count.compareTo(BigDecimal.valueOf(most)) > 0) {
            throw new IllegalArgumentException(
                    "the range has " + count.toPlainString() + " values; a sweep has at most " + most + " runs");
        }
        List<String> values = new ArrayList<>();
        for (int i = 0; i < count.intValueExact(); i++) {
            values.add(from.with(from.number().add(step.multiply(BigDecimal.valueOf(i))))
                    .toString());
        }
        return values;
    }

    private static List<String> ratios(Sweep.Ratios log) {
        NumberWithUnit from = NumberWithUnit.parse(log.from());
        NumberWithUnit to = NumberWithUnit.parse(log.to()).in(from.unit());
        if (from.number().signum() <= 0 || to.number().compareTo(from.number()) <= 0) {
            throw new IllegalArgumentException("values at equal ratios cannot go from " + log.from() + " to " + log.to()
                    + "; write a value above 0, and a larger one");
        }
        double ratio = to.number().doubleValue() / from.number().doubleValue();
        Set<String> values = new LinkedHashSet<>();
        int last = log.points() - 1;
        for (int i = 0; i <= last; i++) {
            BigDecimal value = i == 0
                    ? from.number()
                    : i == last
                            ? to.number()
                            : new BigDecimal(from.number().doubleValue() * StrictMath.pow(ratio, (double) i / last))
                                    .round(FOUR_DIGITS);
            BigDecimal rounded = log.whole() ? value.setScale(0, RoundingMode.HALF_UP) : value;
            boolean fresh = values.add(from.with(rounded).toString());
            if (!fresh && !log.whole()) {
                throw new IllegalArgumentException("rounded to four significant digits, " + log.points()
                        + " values from " + log.from() + " to " + log.to() + " are not all different; request fewer");
            }
        }
        return List.copyOf(values);
    }
}
