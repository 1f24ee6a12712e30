package org.spindle.stats;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.apache.commons.rng.UniformRandomProvider;
import org.apache.commons.rng.simple.RandomSource;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The results for many values at a time equal those for the same values one by one. */
class TallyTest {

    @ParameterizedTest
    @ValueSource(longs = {10, 1_000_000_000_000L, 1L << 57, (1L << 57) + 1, Long.MAX_VALUE})
    void isTheSameAsOneValueAtATime(long widest) {
        UniformRandomProvider random = RandomSource.XO_SHI_RO_256_PP.create(new long[] {widest, 1, 2, 3});
        Tally tally = new Tally();
        Tally sum = new Tally();
        Moments moments = new Moments();
        ValueHistogram histogram = new ValueHistogram();
        for (int i = 0; i < 1000; i++) {
            long value = i == 500 ? widest - 1 : random.nextLong(widest);
            (i < 700 ? tally : sum).record(value);
            moments.record(value);
            histogram.record(value);
            if (i == 77) {
                assertThat(tally.moments().count()).isEqualTo(78);
                assertThat(tally.percentile(50)).isEqualTo(clamped(histogram.percentile(50), moments));
            }
        }
        sum.add(tally);
        assertThat(sum.moments().count()).isEqualTo(1000);
        assertThat(sum.moments().mean()).isEqualTo(moments.mean());
        assertThat(sum.moments().variance()).isEqualTo(moments.variance());
        assertThat(sum.moments().minimum()).isEqualTo(moments.minimum());
        assertThat(sum.moments().maximum()).isEqualTo(widest - 1);
        assertThat(sum.percentile(99)).isEqualTo(clamped(histogram.percentile(99), moments));
        sum.record(3);
        sum.clear();
        assertThat(sum.moments().count()).isZero();
        assertThatThrownBy(() -> sum.record(-4)).hasMessageContaining("-4");
    }

    private static double clamped(double value, Moments moments) {
        return Math.min(Math.max(value, (double) moments.minimum()), (double) moments.maximum());
    }
}
