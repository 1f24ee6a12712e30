package org.spindle.sweep;

import java.math.BigDecimal;
import java.math.MathContext;
import java.util.List;
import java.util.function.ToDoubleFunction;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;
import org.spindle.spi.config.Rate;
import org.spindle.spi.config.Size;
import org.spindle.spi.config.Time;

/**
 * A number with the unit of its text.
 *
 * @param unit empty for none
 */
public record NumberWithUnit(BigDecimal number, String unit) {

    private static final Pattern FORM = Pattern.compile("([-+]?[0-9._]+(?:[eE][-+]?[0-9]+)?)\\s*(\\S*)");

    /** Units of one kind are commensurable; each is converted to a base unit, whose choice has no effect. */
    private static final List<ToDoubleFunction<String>> KINDS = List.of(
            text -> Time.parse(text).inNanos(),
            text -> (double) Size.parse(text).bytes(),
            text -> Rate.parse(text).bytesPerSecond());

    /**
     * Parses a number, with or without a unit.
     *
     * @throws IllegalArgumentException if the text is not a number
     */
    public static NumberWithUnit parse(String text) {
        Matcher matcher = FORM.matcher(text.strip());
        if (matcher.matches()) {
            try {
                return new NumberWithUnit(new BigDecimal(matcher.group(1).replace("_", "")), matcher.group(2));
            } catch (NumberFormatException e) {
                throw notANumber(text, e);
            }
        }
        throw notANumber(text, null);
    }

    private static IllegalArgumentException notANumber(String text, @Nullable Exception cause) {
        return new IllegalArgumentException(
                "'" + text + "' is not a number, with or without a unit; write one such as 5 or '10 ms'", cause);
    }

    /**
     * Converts the number to another unit.
     *
     * @throws IllegalArgumentException if the units measure different quantities
     */
    public NumberWithUnit in(String other) {
        if (unit.equals(other)) {
            return this;
        }
        for (ToDoubleFunction<String> kind : KINDS) {
            BigDecimal here = scale(kind, unit);
            BigDecimal there = scale(kind, other);
            if (here.signum() > 0 && there.signum() > 0) {
                return new NumberWithUnit(number.multiply(here).divide(there, MathContext.DECIMAL64), other);
            }
        }
        throw new IllegalArgumentException("'" + this + "' is not in " + (other.isEmpty() ? "numbers" : other)
                + "; give all values of an axis units of one kind");
    }

    /** Returns the factor to the base unit; 0 if the unit is not of that kind. */
    private static BigDecimal scale(ToDoubleFunction<String> kind, String unit) {
        try {
            return new BigDecimal(Double.toString(kind.applyAsDouble("1 " + unit)));
        } catch (IllegalArgumentException e) {
            return BigDecimal.ZERO;
        }
    }

    NumberWithUnit with(BigDecimal other) {
        return new NumberWithUnit(other, unit);
    }

    /** Returns the text as a scenario spells it. */
    @Override
    public String toString() {
        BigDecimal plain = number.signum() == 0 ? BigDecimal.ZERO : number.stripTrailingZeros();
        return plain.toPlainString() + (unit.isEmpty() ? "" : " " + unit);
    }
}
