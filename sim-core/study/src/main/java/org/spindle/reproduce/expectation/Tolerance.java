package org.spindle.reproduce.expectation;

import org.jspecify.annotations.Nullable;
import org.spindle.spi.config.Problems;

/**
 * The largest allowed difference of two figures.
 *
 * @param absolute in their unit; null if relative
 * @param relative as a fraction of the expected figure; null if absolute
 */
record Tolerance(@Nullable Double absolute, @Nullable Double relative) {

    void check(Problems problems) {
        if ((absolute == null) == (relative == null)) {
            problems.report(
                    "",
                    absolute == null ? "there is no tolerance" : "there are two tolerances",
                    "write either absolute or relative");
        }
    }

    /** Returns whether a figure is within the tolerance; false if either figure is NaN. */
    boolean holds(double got, double expected) {
        return Math.abs(got - expected) <= width(expected);
    }

    private double width(double expected) {
        return absolute != null ? absolute : relative != null ? relative * Math.abs(expected) : Double.NaN;
    }

    String shown(String unit) {
        return absolute != null
                ? FigureFormat.number(absolute) + unit
                : FigureFormat.number(100 * (relative == null ? Double.NaN : relative)) + " %";
    }
}
