package org.spindle.reproduce.expectation;

import org.jspecify.annotations.Nullable;
import org.spindle.spi.config.Problems;

/**
 * How far two figures may be apart.
 *
 * @param absolute in their unit; null if relative
 * @param relative as a fraction of the expected one; null if absolute
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

    /** False if either is not defined. */
    boolean holds(double got, double expected) {
        return Math.abs(got - expected) <= width(expected);
    }

    private double width(double expected) {
        return absolute != null ? absolute : relative != null ? relative * Math.abs(expected) : Double.NaN;
    }

    String shown(String unit) {
        return absolute != null
                ? Shown.number(absolute) + unit
                : Shown.number(100 * (relative == null ? Double.NaN : relative)) + " %";
    }
}
