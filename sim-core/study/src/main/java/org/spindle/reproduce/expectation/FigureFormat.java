package org.spindle.reproduce.expectation;

import java.math.BigDecimal;
import java.math.MathContext;

/** Formats figures for messages. */
final class FigureFormat {

    private static final MathContext FIGURE = new MathContext(6);
    private static final MathContext BRIEF = new MathContext(2);

    private FigureFormat() {}

    /** Returns a number with at most six significant digits. */
    static String number(double value) {
        return rounded(value, FIGURE);
    }

    /** Returns a number with at most two significant digits. */
    static String brief(double value) {
        return rounded(value, BRIEF);
    }

    /** Returns a fraction in percent, with at most six significant digits. */
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
