package org.spindle.flash.calibrate;

import java.util.Arrays;
import java.util.Locale;

/** A table of the relative errors of the times of single accesses. */
public final class ErrorTable {

    private static final double CLOSE = 0.1;

    private final StringBuilder text = new StringBuilder(String.format(
            Locale.ROOT,
            "%n%-34s %8s %9s %9s %9s %11s%n",
            "error of each access",
            "accesses",
            "mean",
            "median",
            "p90",
            "within 10%"));

    /**
     * Adds a line.
     *
     * @param errors absolute values in ascending order, at least one
     */
    public void line(String what, double[] errors) {
        text.append(String.format(
                Locale.ROOT,
                "%-34s %8d %7.1f %% %7.1f %% %7.1f %% %9.1f %%%n",
                what,
                errors.length,
                100 * Arrays.stream(errors).average().orElseThrow(),
                100 * AccessLoads.quantile(errors, 0.5),
                100 * AccessLoads.quantile(errors, 0.9),
                100.0 * Arrays.stream(errors).filter(error -> error <= CLOSE).count() / errors.length));
    }

    /** The table as plain text. */
    public String text() {
        return text.toString();
    }
}
