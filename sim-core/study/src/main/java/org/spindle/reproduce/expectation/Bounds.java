package org.spindle.reproduce.expectation;

import org.jspecify.annotations.Nullable;
import org.spindle.spi.config.Problems;

/**
 * The interval of allowed values of a figure, bounds included.
 *
 * @param from null for no lower bound
 * @param to null for no upper bound
 */
record Bounds(@Nullable Double from, @Nullable Double to) {

    void check(Problems problems) {
        if (from == null && to == null) {
            problems.report("", "there is no bound", "write from, to, or both");
        } else if (from != null && to != null && to < from) {
            problems.report(
                    "to",
                    FigureFormat.number(to) + " is less than from, " + FigureFormat.number(from),
                    "a larger value");
        }
    }

    /** Returns whether a value lies within the bounds; false for NaN. */
    boolean hold(double value) {
        return !Double.isNaN(value) && (from == null || value >= from) && (to == null || value <= to);
    }

    String shown(String unit) {
        if (from == null) {
            return "at most " + FigureFormat.number(to == null ? Double.NaN : to) + unit;
        }
        return to == null
                ? "at least " + FigureFormat.number(from) + unit
                : FigureFormat.number(from) + " to " + FigureFormat.number(to) + unit;
    }
}
