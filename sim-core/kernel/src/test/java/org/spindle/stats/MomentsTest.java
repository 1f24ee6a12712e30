package org.spindle.stats;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import java.math.BigDecimal;
import java.math.BigInteger;
import java.math.MathContext;
import org.apache.commons.rng.UniformRandomProvider;
import org.apache.commons.rng.simple.RandomSource;
import org.junit.jupiter.api.Test;

class MomentsTest {

    private final Moments moments = new Moments();

    @Test
    void ofEightValuesWorkedByHand() {
        record(moments, 2, 4, 4, 4, 5, 5, 7, 9);
        assertThat(moments.count()).isEqualTo(8);
        assertThat(moments.mean()).isEqualTo(5);
        // Squared deviations 9+1+1+1+0+0+4+16 = 32.
        assertThat(moments.variance()).isEqualTo(32.0 / 7);
        assertThat(moments.standardDeviation()).isEqualTo(Math.sqrt(32.0 / 7));
        assertThat(moments.squaredCoefficientOfVariation()).isCloseTo(32.0 / 7 / 25, within(1e-16));
        assertThat(moments.minimum()).isEqualTo(2);
        assertThat(moments.maximum()).isEqualTo(9);
    }

    @Test
    void nothingIsLostToCancellation() {
        long base = 1_000_000_000_000_000_000L;
        record(moments, base + 4, base + 7, base + 13, base + 16);
        assertThat(moments.variance()).isEqualTo(30);
    }

    @Test
    void nothingOverflows() {
        for (int i = 0; i < 1000; i++) {
            moments.record(Long.MAX_VALUE);
            moments.record(0);
        }
        assertThat(moments.mean()).isEqualTo(Long.MAX_VALUE / 2.0);
        double half = Long.MAX_VALUE / 2.0;
        assertThat(moments.variance() / (half * half)).isCloseTo(2000.0 / 1999, within(1e-15));
    }

    /** Sixty digits are enough: a quotient of these numbers is farther from half a unit, or exactly on it. */
    @Test
    void quotientsAreTheNearestDoubles() {
        UniformRandomProvider random = RandomSource.XO_SHI_RO_256_PP.create(new long[] {9, 10, 11, 12});
        MathContext precise = new MathContext(60);
        for (int run = 0; run < 2_000; run++) {
            moments.clear();
            BigInteger sum = BigInteger.ZERO;
            BigInteger squares = BigInteger.ZERO;
            int count = 2 + random.nextInt(20);
            long bound = 1L << random.nextInt(1, 63);
            for (int i = 0; i < count; i++) {
                long value = random.nextLong(bound);
                moments.record(value);
                sum = sum.add(BigInteger.valueOf(value));
                squares = squares.add(BigInteger.valueOf(value).pow(2));
            }
            BigDecimal n = BigDecimal.valueOf(count);
            assertThat(moments.mean())
                    .isEqualTo(new BigDecimal(sum).divide(n, precise).doubleValue());
            BigInteger spread = squares.multiply(BigInteger.valueOf(count)).subtract(sum.pow(2));
            assertThat(moments.variance())
                    .isEqualTo(new BigDecimal(spread)
                            .divide(BigDecimal.valueOf(count * (count - 1L)), precise)
                            .doubleValue());
        }
    }

    @Test
    void mergingInAnyOrderGivesTheSameBits() {
        UniformRandomProvider random = RandomSource.XO_SHI_RO_256_PP.create(new long[] {1, 2, 3, 4});
        Moments[] parts = {new Moments(), new Moments(), new Moments()};
        for (int i = 0; i < 10_000; i++) {
            long value = random.nextLong(1L << random.nextInt(50));
            moments.record(value);
            parts[random.nextInt(3)].record(value);
        }
        Moments forth = new Moments();
        Moments back = new Moments();
        for (int i = 0; i < 3; i++) {
            forth.add(parts[i]);
            back.add(parts[2 - i]);
        }
        for (Moments merged : new Moments[] {forth, back}) {
            assertThat(merged.count()).isEqualTo(moments.count());
            assertThat(merged.mean()).isEqualTo(moments.mean());
            assertThat(merged.variance()).isEqualTo(moments.variance());
            assertThat(merged.minimum()).isEqualTo(moments.minimum());
            assertThat(merged.maximum()).isEqualTo(moments.maximum());
        }
    }

    @Test
    void whatIsNotDefinedIsNotANumber() {
        assertThat(moments.mean()).isNaN();
        moments.record(0);
        assertThat(moments.mean()).isZero();
        assertThat(moments.variance()).isNaN();
        moments.record(0);
        assertThat(moments.variance()).isZero();
        assertThat(moments.squaredCoefficientOfVariation()).isNaN();
    }

    @Test
    void clearForgetsEverything() {
        record(moments, 5, 6);
        moments.clear();
        record(moments, 1, 3);
        assertThat(moments.mean()).isEqualTo(2);
        assertThat(moments.variance()).isEqualTo(2);
        assertThat(moments.maximum()).isEqualTo(3);
    }

    @Test
    void refusesNegativeValues() {
        assertThatThrownBy(() -> moments.record(-1)).hasMessageContaining("-1");
    }

    @Test
    void wideSumsAgreeWithBigIntegers() {
        UniformRandomProvider random = RandomSource.XO_SHI_RO_256_PP.create(new long[] {5, 6, 7, 8});
        WideSum sum = new WideSum();
        WideSum other = new WideSum();
        BigInteger expected = BigInteger.ZERO;
        long[] edges = {0, 1, -1, Long.MIN_VALUE, Long.MAX_VALUE};
        for (int i = 0; i < 10_000; i++) {
            long upper = random.nextBoolean() ? edges[random.nextInt(5)] : random.nextLong();
            long lower = random.nextBoolean() ? edges[random.nextInt(5)] : random.nextLong();
            (random.nextBoolean() ? sum : other).add(upper, lower);
            expected = expected.add(new BigInteger(Long.toUnsignedString(upper))
                    .shiftLeft(64)
                    .add(new BigInteger(Long.toUnsignedString(lower))));
        }
        sum.add(other);
        assertThat(sum.value()).isEqualTo(expected);
    }

    private static void record(Moments to, long... values) {
        for (long value : values) {
            to.record(value);
        }
    }
}
