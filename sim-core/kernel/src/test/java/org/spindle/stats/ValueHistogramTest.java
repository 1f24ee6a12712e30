package org.spindle.stats;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.assertj.core.api.Assertions.within;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import com.sun.management.ThreadMXBean;
import java.lang.management.ManagementFactory;
import java.util.Arrays;
import java.util.Map;
import java.util.NavigableMap;
import java.util.TreeMap;
import java.util.stream.LongStream;
import org.HdrHistogram.Histogram;
import org.apache.commons.rng.UniformRandomProvider;
import org.apache.commons.rng.simple.RandomSource;
import org.junit.jupiter.api.Test;

class ValueHistogramTest {

    private static final long HOUR = 3_600_000_000_000L;

    private final ValueHistogram histogram = new ValueHistogram();

    @Test
    void isExactBelow2048() {
        for (int i = 0; i < 2048; i++) {
            histogram.record(i);
        }
        assertThat(buckets(histogram))
                .hasSize(2048)
                .allSatisfy((value, count) -> assertThat(count).isOne());
    }

    @Test
    void percentileIsTheLeastValueThatEnoughAreNotLargerThan() {
        for (int value : new int[] {0, 0, 10, 20, 30, 40, 50, 60, 70, 80}) {
            histogram.record(value);
        }
        assertThat(histogram.percentile(0)).isZero();
        assertThat(histogram.percentile(20)).isZero();
        assertThat(histogram.percentile(20.1)).isEqualTo(10);
        assertThat(histogram.percentile(50)).isEqualTo(30);
        assertThat(histogram.percentile(99)).isEqualTo(80);
        assertThat(histogram.percentile(100)).isEqualTo(80);
    }

    @Test
    void percentilesAreRightToThreeDigits() {
        UniformRandomProvider random = RandomSource.XO_SHI_RO_256_PP.create(new long[] {1, 2, 3, 4});
        long[] values = new long[100_000];
        for (int i = 0; i < values.length; i++) {
            values[i] = random.nextLong(1L << random.nextInt(1, 45));
            histogram.record(values[i]);
        }
        Arrays.sort(values);
        for (double percent : new double[] {1, 50, 90, 95, 99, 99.9, 100}) {
            long exact = values[(int) Math.ceil(percent / 100 * values.length) - 1];
            assertThat(histogram.percentile(percent)).isCloseTo(exact, within(exact * 0.001));
        }
    }

    @Test
    void valuesBeyondAnHourKeepTheirThreeDigitsAndChangeNoOther() {
        histogram.record(5);
        histogram.record(HOUR - 1);
        NavigableMap<Long, Long> before = buckets(histogram);
        histogram.record(1000 * HOUR);
        histogram.record(Long.MAX_VALUE);
        NavigableMap<Long, Long> after = buckets(histogram);
        assertThat(after).containsAllEntriesOf(before).hasSize(4);
        assertThat(histogram.percentile(75)).isCloseTo(1000.0 * HOUR, within(HOUR * 1.0));
    }

    @Test
    void mergingEqualsRecordingTogether() {
        UniformRandomProvider random = RandomSource.XO_SHI_RO_256_PP.create(new long[] {9, 2, 3, 4});
        ValueHistogram small = new ValueHistogram();
        ValueHistogram large = new ValueHistogram();
        ValueHistogram together = new ValueHistogram();
        for (int i = 0; i < 1000; i++) {
            long a = random.nextLong(1000);
            long b = random.nextLong(100 * HOUR);
            small.record(a);
            large.record(b);
            together.record(a);
            together.record(b);
        }
        small.add(large);
        small.add(new ValueHistogram());
        assertThat(buckets(small)).isEqualTo(buckets(together));
    }

    @Test
    void countsGoBeyond32Bits() {
        long most = Integer.MAX_VALUE;
        histogram.record(7, most);
        histogram.record(7);
        histogram.record(7);
        histogram.record(9, 5 * most + 3);
        histogram.record(9, most);
        histogram.record(3000);
        ValueHistogram sum = new ValueHistogram();
        sum.record(9);
        sum.add(histogram);
        sum.add(histogram);
        assertThat(buckets(histogram))
                .containsExactlyEntriesOf(new TreeMap<>(Map.of(7L, most + 2, 9L, 6 * most + 3, 3000L, 1L)));
        assertThat(buckets(sum))
                .containsExactlyEntriesOf(new TreeMap<>(Map.of(7L, 2 * most + 4, 9L, 12 * most + 7, 3000L, 2L)));
        assertThat(histogram.percentile(14)).isEqualTo(7);
        assertThat(histogram.percentile(15)).isEqualTo(9);
        assertThat(histogram.percentile(100)).isEqualTo(3001);
        histogram.clear();
        histogram.record(9);
        assertThat(buckets(histogram)).containsExactly(Map.entry(9L, 1L));
    }

    @Test
    void recordingABucketsLowestValueHitsTheSameBucket() {
        for (int shift = 0; shift < 62; shift++) {
            histogram.record((1L << shift) + (1L << shift) / 3);
        }
        ValueHistogram again = new ValueHistogram();
        histogram.forEach((value, count) -> again.record(value));
        assertThat(buckets(again)).isEqualTo(buckets(histogram));
    }

    @Test
    void aBucketIsToldByItsLowestValue() {
        histogram.record(2049);
        histogram.record(1_000_001);
        assertThat(buckets(histogram).keySet()).as("buckets are 2 and 512 wide").containsExactly(2048L, 999_936L);
    }

    @Test
    void bucketsAndPercentilesAreThoseOfHdrHistogram() {
        UniformRandomProvider random = RandomSource.XO_SHI_RO_256_PP.create(new long[] {5, 2, 3, 4});
        Histogram other = new Histogram(Long.MAX_VALUE, 3);
        for (int bits = 0; bits < 63; bits++) {
            LongStream.of(1L << bits, (1L << bits) - 1, random.nextLong(1L << bits), random.nextLong(1L << bits))
                    .forEach(value -> {
                        histogram.record(value);
                        other.recordValue(value);
                    });
        }
        histogram.record(Long.MAX_VALUE);
        other.recordValue(Long.MAX_VALUE);
        NavigableMap<Long, Long> expected = new TreeMap<>();
        other.recordedValues()
                .forEach(bucket -> expected.put(
                        other.lowestEquivalentValue(bucket.getValueIteratedTo()),
                        bucket.getCountAddedInThisIterationStep()));
        assertThat(buckets(histogram)).isEqualTo(expected);
        for (double percent = 0; percent <= 100; percent += 0.125) {
            assertThat(histogram.percentile(percent)).as("%s %%", percent).isEqualTo((double)
                    other.getValueAtPercentile(percent));
        }
    }

    @Test
    void recordingAndMergingAllocateNothingOnceTheirValuesHaveBeenMet() {
        ThreadMXBean threads = (ThreadMXBean) ManagementFactory.getThreadMXBean();
        assumeTrue(threads.isThreadAllocatedMemorySupported());
        ValueHistogram sum = new ValueHistogram();
        long allocated = Long.MAX_VALUE;
        for (int round = 0; round < 5; round++) {
            long before = threads.getThreadAllocatedBytes(Thread.currentThread().getId());
            for (int shift = 0; shift < 62; shift++) {
                histogram.record((1L << shift) + (1L << shift) / 3);
            }
            sum.add(histogram);
            sum.clear();
            allocated = threads.getThreadAllocatedBytes(Thread.currentThread().getId()) - before;
        }
        assertThat(allocated).isZero();
    }

    @Test
    void aNegativeValueIsRefused() {
        assertThatIllegalArgumentException()
                .isThrownBy(() -> histogram.record(-1))
                .withMessageContaining("-1");
        assertThat(buckets(histogram)).isEmpty();
    }

    @Test
    void clearForgetsEverything() {
        histogram.record(0);
        histogram.record(7);
        histogram.clear();
        assertThat(histogram.percentile(50)).isNaN();
        assertThat(buckets(histogram)).isEmpty();
        histogram.record(9);
        assertThat(histogram.percentile(50)).isEqualTo(9);
        assertThat(buckets(histogram)).containsExactly(Map.entry(9L, 1L));
    }

    @Test
    void aTallyNeverReportsAPercentileBeyondWhatWasRecorded() {
        Tally tally = new Tally();
        tally.record(1_000_001);
        assertThat(tally.percentile(50)).isEqualTo(1_000_001);
        assertThat(new Tally().percentile(50)).isNaN();
    }

    private static NavigableMap<Long, Long> buckets(ValueHistogram of) {
        NavigableMap<Long, Long> buckets = new TreeMap<>();
        of.forEach(buckets::put);
        return buckets;
    }
}
