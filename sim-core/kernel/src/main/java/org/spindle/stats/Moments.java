package org.spindle.stats;

import java.math.BigInteger;

/**
 * Count, mean and variance of non-negative whole numbers. The sums of the values and of their squares are exact, so that
 * nothing is lost to cancellation and merging in any order gives the same bits; only the final quotient is rounded.
 */
public final class Moments {

    /** More bits than a double has, and one that tells whether the rest is more or less than half a unit. */
    private static final int QUOTIENT_BITS = 66;

    /** Whole numbers of so many bits are doubles, and the quotient of two of them is the rounded exact one. */
    private static final int EXACT_BITS = 53;

    /** The sums of 32 values below this one, and of their squares, fit in one and two words. */
    private static final long FEW_BITS = 1L << 57;

    private long count;
    private long minimum = Long.MAX_VALUE;
    private long maximum = Long.MIN_VALUE;
    private final WideSum sum = new WideSum();
    private final WideSum squares = new WideSum();

    /**
     * Adds a value.
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

    /**
     * Adds several values.
     *
     * @param values not negative
     * @param number how many of them, from the first on, are added; at most 32
     */
    void record(long[] values, int number) {
        long bits = 0;
        for (int i = 0; i < number; i++) {
            bits |= values[i];
        }
        if (bits < FEW_BITS) {
            recordSmall(values, number);
        } else {
            for (int i = 0; i < number; i++) {
                record(values[i]);
            }
        }
    }

    /** Adds a number of values that are 0. */
    void recordZeros(long number) {
        if (number > 0) {
            count += number;
            minimum = Math.min(minimum, 0);
            maximum = Math.max(maximum, 0);
        }
    }

    /** Adds up values whose sum is less than 2<sup>63</sup>, and that of their squares less than 2<sup>127</sup>. */
    private void recordSmall(long[] values, int number) {
        long total = 0;
        long low = 0;
        long high = 0;
        for (int i = 0; i < number; i++) {
            long value = values[i];
            minimum = Math.min(minimum, value);
            maximum = Math.max(maximum, value);
            total += value;
            long square = value * value;
            low += square;
            high += Math.multiplyHigh(value, value) + (Long.compareUnsigned(low, square) < 0 ? 1 : 0);
        }
        count += number;
        sum.add(0, total);
        squares.add(high, low);
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

    /**
     * Returns the double that is nearest to the exact quotient.
     *
     * @param dividend not negative
     * @param divisor greater than 0
     */
    private static double quotient(BigInteger dividend, BigInteger divisor) {
        if (dividend.bitLength() <= EXACT_BITS && divisor.bitLength() <= EXACT_BITS) {
            return dividend.doubleValue() / divisor.doubleValue();
        }
        int shift = Math.max(0, QUOTIENT_BITS + divisor.bitLength() - dividend.bitLength());
        BigInteger[] quotient = dividend.shiftLeft(shift).divideAndRemainder(divisor);
        BigInteger rounded = quotient[1].signum() == 0 ? quotient[0] : quotient[0].setBit(0);
        return Math.scalb(rounded.doubleValue(), -shift);
    }
}
