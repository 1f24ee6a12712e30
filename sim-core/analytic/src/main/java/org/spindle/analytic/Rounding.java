package org.spindle.analytic;

/**
 * The rounding of intermediate figures. Worked examples in books round every line before the next one uses it, so that their answers differ
 * from exact ones in the last printed digits.
 */
public enum Rounding {
    /** Nothing is rounded. */
    EXACT {
        @Override
        public double millis(double millis) {
            return millis;
        }

        @Override
        public double rate(double perSecond) {
            return perSecond;
        }
    },

    /**
     * Times to a tenth of a millisecond, rates to whole operations per second, halves up: Hennessy and Patterson,
     * Computer Architecture, 2nd ed. 1996, section 6.7.
     */
    BOOK {
        @Override
        public double millis(double millis) {
            return Math.floor(millis * 10 + HALF) / 10;
        }

        @Override
        public double rate(double perSecond) {
            return Math.floor(perSecond + HALF);
        }
    };

    /** A half plus a margin for rounding errors: a product near 2.65 becomes 2.7 however it was computed. */
    private static final double HALF = 0.5 + 1e-9;

    /** Rounds an intermediate time in milliseconds. */
    public abstract double millis(double millis);

    /** Rounds an intermediate rate per second. */
    public abstract double rate(double perSecond);
}
