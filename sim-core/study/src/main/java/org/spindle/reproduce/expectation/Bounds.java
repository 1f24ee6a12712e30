package org.spindle.reproduce.expectation;

import org.jspecify.annotations.Nullable;
import org.spindle.spi.config.Problems;

/**
 * The interval of allowed values of a figure.
 *
 * @param from least value; null for none
 * @param to greatest value; null for none
 * @param above a value that the figure exceeds; null for none
 * @param below a value that the figure stays below; null for none
 */
record Bounds(
        @Nullable Double from,
        @Nullable Double to,
        @Nullable Double above,
        @Nullable Double below) {

    /** Bounds that are allowed values themselves. */
    Bounds(@Nullable Double from, @Nullable Double to) {
        this(from, to, null, null);
    }

    void check(Problems problems) {
        if (from == null && to == null && above == null && below == null) {
            problems.report("", "there is no bound", "write from, to, or both");
        }
        if (from != null && above != null) {
            problems.report("above", "there are two lower bounds", "write from or above");
        }
        if (to != null && below != null) {
            problems.report("below", "there are two upper bounds", "write to or below");
        }
        Double low = from != null ? from : above;
        Double high = to != null ? to : below;
        boolean excluded = above != null || below != null;
        if (low != null && high != null && (high < low || excluded && high.equals(low))) {
            problems.report(
                    to != null ? "to" : "below",
                    "no value is " + lower(from, above) + " and " + upper(to, below),
                    "a larger value");
        }
    }

    /** Returns whether a value lies within the bounds; false for NaN. */
    boolean hold(double value) {
        return !Double.isNaN(value)
                && (from == null || value >= from)
                && (to == null || value <= to)
                && (above == null || value > above)
                && (below == null || value < below);
    }

    String shown(String unit) {
        if (from != null && to != null) {
            return FigureFormat.number(from) + " to " + FigureFormat.number(to) + unit;
        }
        String lower = lower(from, above);
        String upper = upper(to, below);
        return (lower.isEmpty() || upper.isEmpty() ? lower + upper : lower + unit + " and " + upper) + unit;
    }

    private static String lower(@Nullable Double from, @Nullable Double above) {
        return from != null
                ? "at least " + FigureFormat.number(from)
                : above != null ? "more than " + FigureFormat.number(above) : "";
    }

    private static String upper(@Nullable Double to, @Nullable Double below) {
        return to != null
                ? "at most " + FigureFormat.number(to)
                : below != null ? "less than " + FigureFormat.number(below) : "";
    }
}
