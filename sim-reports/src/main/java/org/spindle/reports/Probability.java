package org.spindle.reports;

import java.util.Locale;

/** The notation of p-values in tables and on pages. Values below 0.001 are written as such. */
public final class Probability {

    private static final double LEAST = 0.001;
    private static final String LESS = "< 0.001";

    private Probability() {}

    /** Returns the p-value to three places, such as {@code 0.012} or {@code < 0.001}. */
    public static String alone(double p) {
        return p < LEAST ? LESS : String.format(Locale.ROOT, "%.3f", p);
    }

    /** Returns the p-value to three significant digits, such as {@code 0.0123}. */
    public static String precise(double p) {
        return p < LEAST ? LESS : Decimals.alone(p);
    }

    /** Returns the text after a p: {@code = 0.012} or {@code < 0.001}. */
    public static String equation(double p) {
        return p < LEAST ? LESS : "= " + alone(p);
    }
}
