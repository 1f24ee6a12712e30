package org.spindle.stats;

import java.math.BigDecimal;
import java.math.BigInteger;
import java.math.MathContext;

/**
 * Count, mean and variance of non-negative whole numbers. The sums of the values and of their squares are exact, so that
 * nothing is lost to cancellation and merging in any order gives the same bits; only the final quotient is rounded.
 */
public final class Moments {

    private static final MathContext PRECISION = new MathContext(25);

    private long count;
    private long minimum = Long.MAX_VALUE;
    private long maximum = Long.MIN_VALUE;
    private final WideSum sum = new WideSum();
    private final WideSum squares = new WideSum();

    /**
     * One more value.
     *
     * @throws IllegalArgumentException if the value is negative
     */
    public void record(long value) {
        if (value < 0) {
            throw new IllegalArgumentException("a measured value cannot be negative: " + value);
        }
        count++;
        minimum = Math.min(minimum, value);
        maximum = Math.max(maximum, value);
        sum.add(0, value);
        squares.add(Math.multiplyHigh(value, value), value * value);
    }

    public void add(Moments other) {
        count += other.count;
        minimum = Math.min(minimum, other.minimum);
        maximum = Math.max(maximum, other.maximum);
        sum.add(other.sum);
        squares.add(other.squares);
    }

    public void clear() {
        count = 0;
        minimum = Long.MAX_VALUE;
        maximum = Long.MIN_VALUE;
        sum.clear();
        squares.clear();
    }

    public long count() {
        return count;
    }

    /** Smallest value; there must be one. */
    public long minimum() {
        return minimum;
    }

    /** Largest value; there must be one. */
    public long maximum() {
        return maximum;
    }

    /** NaN without values. */
    public double mean() {
        return count == 0 ? Double.NaN : quotient(sum.value(), BigInteger.valueOf(count));
    }

    /** Unbiased sample variance (divisor n - 1); NaN for fewer than two values. */
    public double variance() {
        return count < 2 ? Double.NaN : quotient(spread(), pairs());
    }

    /** Sample standard deviation; NaN for fewer than two values. */
    public double standardDeviation() {
        return Math.sqrt(variance());
    }

    /** Variance over squared mean; NaN for fewer than two values or a mean of 0. */
    public double squaredCoefficientOfVariation() {
        if (count < 2 || maximum == 0) {
            return Double.NaN;
        }
        BigInteger n = BigInteger.valueOf(count);
        BigInteger total = sum.value();
        return quotient(
                spread().multiply(n).multiply(n), pairs().multiply(total).multiply(total));
    }

    /** n times the sum of squares minus the squared sum. */
    private BigInteger spread() {
        BigInteger total = sum.value();
        return squares.value().multiply(BigInteger.valueOf(count)).subtract(total.multiply(total));
    }

    private BigInteger pairs() {
        return BigInteger.valueOf(count).multiply(BigInteger.valueOf(count - 1));
    }

    private static double quotient(BigInteger dividend, BigInteger divisor) {
        return new BigDecimal(dividend)
                .divide(new BigDecimal(divisor), PRECISION)
                .doubleValue();
    }
}
