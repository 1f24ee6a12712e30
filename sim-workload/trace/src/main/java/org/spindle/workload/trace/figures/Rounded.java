package org.spindle.workload.trace.figures;

import java.math.BigDecimal;
import java.math.BigInteger;
import java.math.MathContext;
import java.math.RoundingMode;

/** Computes quotients as decimals of a few fraction digits, exact and rounded once, halves to even. */
final class Rounded {

    static final int DIGITS = 6;

    private Rounded() {}

    static BigDecimal quotient(long dividend, long divisor) {
        return quotient(BigInteger.valueOf(dividend), divisor);
    }

    static BigDecimal quotient(BigInteger dividend, long divisor) {
        return quotient(dividend, BigInteger.valueOf(divisor));
    }

    static BigDecimal quotient(BigInteger dividend, BigInteger divisor) {
        return tidy(new BigDecimal(dividend).divide(new BigDecimal(divisor), DIGITS, RoundingMode.HALF_EVEN));
    }

    static BigDecimal of(double value, int digits) {
        return tidy(new BigDecimal(value, MathContext.DECIMAL64).setScale(digits, RoundingMode.HALF_EVEN));
    }

    /** Strips trailing zeros, but keeps at least one fraction digit. */
    private static BigDecimal tidy(BigDecimal value) {
        BigDecimal shortest = value.stripTrailingZeros();
        return shortest.scale() < 1 ? shortest.setScale(1, RoundingMode.UNNECESSARY) : shortest;
    }
}
