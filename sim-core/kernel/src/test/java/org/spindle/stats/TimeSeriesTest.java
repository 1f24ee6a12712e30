package org.spindle.stats;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.ArrayList;
import java.util.List;
import org.apache.commons.rng.UniformRandomProvider;
import org.apache.commons.rng.simple.RandomSource;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class TimeSeriesTest {

    private static final long U = TimeSeries.FINEST;

    @Test
    void putsValuesIntoTheirIntervals() {
        TimeSeries series = new TimeSeries(8);
        series.record(0, 10);
        series.record(U - 1, 20);
        series.record(U, 5);
        series.record(3 * U, 7);
        assertThat(series.interval()).isEqualTo(U);
        series.advanceTo(4 * U);
        assertThat(series.means()).containsExactly(15, 5, Double.NaN, 7);
        assertThat(series.counts()).containsExactly(2, 1, 0, 1);
    }

    @Test
    void joinsNeighboursWhenTimeRunsPastTheLastInterval() {
        TimeSeries series = new TimeSeries(4);
        series.record(0, 1);
        series.record(U, 2);
        series.record(2 * U, 3);
        series.record(3 * U, 4);
        series.record(4 * U, 5);
        assertThat(series.interval()).isEqualTo(2 * U);
        series.advanceTo(5 * U);
        assertThat(series.means()).containsExactly(1.5, 3.5, 5);
    }

    /** Level 2 from 0.5 to 1.5 intervals, 4 from there to 3.25; the last interval is a quarter long. */
    @Test
    void averagesALevelOverEachInterval() {
        TimeSeries series = new TimeSeries(8);
        series.hold(U / 2, 3 * U / 2, 2);
        series.hold(3 * U / 2, 13 * U / 4, 4);
        series.advanceTo(13 * U / 4);
        assertThat(series.averages()).containsExactly(1, 3, 4, 4);
    }

    @Test
    void aValueAtTheVeryEndIsKept() {
        TimeSeries series = new TimeSeries(8);
        series.record(2 * U, 1);
        series.advanceTo(2 * U);
        assertThat(series.counts()).containsExactly(0, 0, 1);
    }

    @ParameterizedTest
    @ValueSource(ints = {2, 3, 7, 256})
    void agreesWithPlainSumsOverTheFinalIntervals(int points) {
        UniformRandomProvider random = RandomSource.XO_SHI_RO_256_PP.create(new long[] {points, 2, 3, 4});
        TimeSeries values = new TimeSeries(points);
        TimeSeries level = new TimeSeries(points);
        List<long[]> recorded = new ArrayList<>();
        long now = 0;
        for (int i = 0; i < 500; i++) {
            long next = now + random.nextLong(100 * U);
            long value = random.nextLong(10);
            level.hold(now, next, value);
            values.record(next, value);
            recorded.add(new long[] {now, next, value});
            now = next;
        }
        values.advanceTo(now);
        level.advanceTo(now);
        assertThat(values.means().length).isLessThanOrEqualTo(points);
        assertThat(values.means().length).isGreaterThanOrEqualTo(points / 2);
        long interval = values.interval();
        double[] counts = values.counts();
        double[] averages = level.averages();
        for (int i = 0; i < averages.length; i++) {
            long from = i * interval;
            long to = Math.min(now, from + interval);
            double count = 0;
            double area = 0;
            for (long[] r : recorded) {
                count += r[1] >= from && r[1] < from + interval ? 1 : 0;
                area += r[2] * (double) Math.max(0, Math.min(r[1], to) - Math.max(r[0], from));
            }
            assertThat(counts[i]).isEqualTo(count);
            assertThat(averages[i]).isCloseTo(area / (to - from), within(1e-9));
        }
    }
}
