package org.spindle.workload.trace.figures;

import it.unimi.dsi.fastutil.longs.LongArrayList;
import java.math.BigInteger;
import java.util.Arrays;
import java.util.Map;

/** Figures of arrival times, in nanoseconds on the trace's clock. */
final class TimeFigures {

    private static final double NANOS_PER_MICRO = 1e3;
    private static final int DEVIATION_DIGITS = 3;

    private final boolean gaps;
    private final LongArrayList all = new LongArrayList();
    private long count;
    private long first;
    private long last;
    private long least = Long.MAX_VALUE;
    private long greatest = Long.MIN_VALUE;
    private long outOfOrder;
    private long equal;

    /**
     * @param gaps whether to keep all times for figures of the gaps between them
     */
    TimeFigures(boolean gaps) {
        this.gaps = gaps;
    }

    void add(long time) {
        if (count == 0) {
            first = time;
        } else {
            outOfOrder += time < last ? 1 : 0;
            equal += time == last ? 1 : 0;
        }
        count++;
        last = time;
        least = Math.min(least, time);
        greatest = Math.max(greatest, time);
        if (gaps) {
            all.add(time);
        }
    }

    void addTo(Map<String, Object> figures) {
        if (count == 0) {
            return;
        }
        figures.put("first_time_ns", first);
        figures.put("last_time_ns", last);
        figures.put("min_time_ns", least);
        figures.put("max_time_ns", greatest);
        BigInteger span = BigInteger.valueOf(greatest).subtract(BigInteger.valueOf(least));
        figures.put("span_ns", span);
        if (count > 1) {
            figures.put("mean_interarrival_us", Rounded.quotient(span, (count - 1) * 1000));
        }
        if (gaps && count > 1) {
            addGaps(figures);
        }
        figures.put("out_of_order_records", outOfOrder);
        figures.put("equal_time_neighbours", equal);
    }

    private void addGaps(Map<String, Object> figures) {
        long[] between = all.toLongArray();
        Arrays.sort(between);
        double mean = ((double) greatest - least) / (count - 1);
        double squares = 0;
        for (int i = 0; i + 1 < between.length; i++) {
            between[i] = between[i + 1] - between[i];
            squares += (between[i] - mean) * (between[i] - mean);
        }
        Arrays.sort(between, 0, between.length - 1);
        double deviation = StrictMath.sqrt(squares / (count - 1)) / NANOS_PER_MICRO;
        figures.put("interarrival_stddev_us", Rounded.of(deviation, DEVIATION_DIGITS));
        figures.put("median_interarrival_us", Rounded.quotient(between[(between.length - 1) / 2], 1000));
    }
}
