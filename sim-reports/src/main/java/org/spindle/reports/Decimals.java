package org.spindle.reports;

import java.math.BigDecimal;
import java.math.MathContext;
import java.math.RoundingMode;
import java.util.Collection;
import tools.jackson.core.io.NumberOutput;

/**
 * The number of digits after the decimal point that a column of numbers shows, so that its numbers line up and show no more precision than
 * they have.
 *
 * @param places digits after the point, 0 or more
 */
public record Decimals(int places) {
    private static final int IN_COLUMN = 4;
    private static final int ALONE = 3;
    private static final int FEWEST = 2;
    private static final int MOST = 6;

    /** Returns the places that show four significant digits of the largest number, from two to six; none if all are integers. */
    public static Decimals forColumn(Collection<Double> values) {
        double largest = 0;
        boolean whole = true;
        for (double value : values) {
            if (Double.isFinite(value)) {
                largest = Math.max(largest, Math.abs(value));
                whole &= value == Math.rint(value);
            }
        }
        if (whole) {
            return new Decimals(0);
        }
        int magnitude = BigDecimal.valueOf(largest).precision()
                - BigDecimal.valueOf(largest).scale()
                - 1;
        return new Decimals(Math.max(FEWEST, Math.min(MOST, IN_COLUMN - 1 - magnitude)));
    }

    /** Returns a single number, to three significant digits; integers in full. */
    public static String alone(double value) {
        if (!Double.isFinite(value)) {
            return "–";
        }
        if (value == Math.rint(value)) {
            return grouped(new BigDecimal(value).setScale(0, RoundingMode.HALF_EVEN));
        }
        BigDecimal exact = BigDecimal.valueOf(value);
        int magnitude = exact.precision() - exact.scale() - 1;
        int scale = Math.max(0, Math.min(9, ALONE - 1 - magnitude));
        return grouped(exact.setScale(scale, RoundingMode.HALF_EVEN));
    }

    /**
     * Returns the half width of an interval, to be shown after {@code alone(value)}: with its decimals, or to one significant digit
     * where these would show only zeros.
     */
    public static String halfWidth(double value, double halfWidth) {
        String shown = alone(value);
        int point = shown.indexOf('.');
        return new Decimals(point < 0 ? 0 : shown.length() - point - 1).halfWidth(halfWidth);
    }

    /** Returns a half width with this many places, or to one significant digit where these would show only zeros. */
    public String halfWidth(double halfWidth) {
        if (!Double.isFinite(halfWidth)) {
            return "–";
        }
        BigDecimal exact = BigDecimal.valueOf(halfWidth);
        BigDecimal rounded = exact.setScale(places, RoundingMode.HALF_EVEN);
        return grouped(
                rounded.signum() == 0 && exact.signum() != 0
                        ? exact.round(new MathContext(1, RoundingMode.HALF_EVEN))
                        : rounded);
    }

    /** Returns the shortest decimal that reads back as the same double; the same on every machine. */
    public static String exact(double value) {
        return value == Math.rint(value) && Math.abs(value) < 1e15
                ? Long.toString((long) value)
                : NumberOutput.toString(value, true);
    }

    /** Returns the number with this many places; a dash if it is not finite. */
    public String format(double value) {
        return Double.isFinite(value)
                ? grouped(BigDecimal.valueOf(value).setScale(places, RoundingMode.HALF_EVEN))
                : "–";
    }

    private static String grouped(BigDecimal value) {
        String plain = value.toPlainString();
        int point = plain.indexOf('.');
        int end = point < 0 ? plain.length() : point;
        int start = plain.startsWith("-") ? 1 : 0;
        StringBuilder text = new StringBuilder(plain);
        for (int at = end - 3; at > start; at -= 3) {
            text.insert(at, ',');
        }
        return text.toString();
    }
}
