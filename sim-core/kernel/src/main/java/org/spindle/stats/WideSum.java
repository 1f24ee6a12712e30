package org.spindle.stats;

import java.math.BigInteger;

/** An exact sum of non-negative 128-bit numbers, in 192 bits: room for 2^64 of the largest. */
final class WideSum {

    private long low;
    private long middle;
    private long high;

    /** Adds {@code upper * 2^64 + lower}, both unsigned. */
    void add(long upper, long lower) {
        low += lower;
        int carry = Long.compareUnsigned(low, lower) < 0 ? 1 : 0;
        long raised = upper + carry;
        middle += raised;
        if (Long.compareUnsigned(middle, raised) < 0 || (raised == 0 && carry == 1)) {
            high++;
        }
    }

    void add(WideSum other) {
        add(other.middle, other.low);
        high += other.high;
    }

    void clear() {
        low = 0;
        middle = 0;
        high = 0;
    }

    BigInteger value() {
        if ((high | middle) == 0) {
            return unsigned(low);
        }
        return unsigned(high).shiftLeft(64).or(unsigned(middle)).shiftLeft(64).or(unsigned(low));
    }

    private static BigInteger unsigned(long bits) {
        BigInteger value = BigInteger.valueOf(bits & Long.MAX_VALUE);
        return bits < 0 ? value.setBit(63) : value;
    }
}
