package org.spindle.reproduce.expectation;

import java.math.BigDecimal;
import java.math.MathContext;

/** Figures as a reader wants them. */
final class Shown {

    private static final MathContext FIGURE = new MathContext(6);
    private static final MathContext BRIEF = new MathContext(2);

    private Shown() {}

    /** Six significant digits at most. */
    static String number(double value) {
        return rounded(value, FIGURE);
    }

    /** Two significant digits at most. */
    static String brief(double value) {
        return rounded(value, BRIEF);
    }

    /** A fraction in percent, six significant digits at most. */
    static String percent(double fraction) {
        return number(100 * fraction) + " %";
    }

    private static String rounded(double value, MathContext digits) {
        if (!Double.isFinite(value)) {
            return "not defined";
        }
        BigDecimal rounded = new BigDecimal(value).round(digits).stripTrailingZeros();
        return rounded.scale() < -6 || rounded.scale() > 12 ? rounded.toString() : rounded.toPlainString();
    }
}
