package org.spindle.reports;

import java.util.Locale;

/** How p-values are written, in tables and on pages. Those below 0.001 tell no more than that. */
public final class Probability {

    private static final double LEAST = 0.001;
    private static final String LESS = "< 0.001";

    private Probability() {}

    /** To three places, such as {@code 0.012} or {@code < 0.001}. */
    public static String alone(double p) {
        return p < LEAST ? LESS : String.format(Locale.ROOT, "%.3f", p);
    }

    /** The same to three significant digits, such as {@code 0.0123}. */
    public static String precise(double p) {
        return p < LEAST ? LESS : Decimals.alone(p);
    }

    /** What follows a p: {@code = 0.012} or {@code < 0.001}. */
    public static String equation(double p) {
        return p < LEAST ? LESS : "= " + alone(p);
    }
}
