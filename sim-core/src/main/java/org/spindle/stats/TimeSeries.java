package org.spindle.stats;

/**
 * Values over simulated time in a bounded number of equal intervals from time 0: whenever time runs past the last one,
 * neighbours are joined and the interval doubles. A series is fed either with single values or with spans, in order of
 * time.
 */
public final class TimeSeries {

    /** First width of an interval in nanoseconds; widths are this times a power of two. */
    static final long FINEST = 1_000;

    private final double[] sums;
    private final long[] counts;
    private long interval = FINEST;
    private int present;
    private long presentEnds = FINEST;

    /**
     * @param points most intervals to keep, at least 2
     */
    public TimeSeries(int points) {
        if (points < 2) {
            throw new IllegalArgumentException("a time series needs at least 2 points, not " + points);
        }
        sums = new double[points];
        counts = new long[points];
    }

    /** Nanoseconds per interval. */
    public long interval() {
        return interval;
    }

    /** A single value at a time. */
    public void record(long at, double value) {
        moveTo(at);
        sums[present] += value;
        counts[present]++;
    }

    /** A quantity had this value from one time to another. */
    public void hold(long from, long to, double value) {
        long at = from;
        while (at < to) {
            moveTo(at);
            long end = Math.min(to, presentEnds);
            sums[present] += value * (end - at);
            at = end;
        }
    }

    /**
     * Mean of the single values of each interval up to a time, NaN where there is none.
     *
     * @param end end of the run, nanoseconds
     */
    public double[] means(long end) {
        double[] means = new double[pointsUntil(end)];
        for (int i = 0; i < means.length; i++) {
            means[i] = counts[i] == 0 ? Double.NaN : sums[i] / counts[i];
        }
        return means;
    }

    /** Number of single values in each interval up to a time. */
    public double[] counts(long end) {
        double[] numbers = new double[pointsUntil(end)];
        for (int i = 0; i < numbers.length; i++) {
            numbers[i] = counts[i];
        }
        return numbers;
    }

    /** Average of the quantity over each interval up to a time; the last interval may be cut short by it. */
    public double[] averages(long end) {
        double[] averages = new double[pointsUntil(end)];
        for (int i = 0; i < averages.length; i++) {
            averages[i] = sums[i] / Math.min(interval, end - i * interval);
        }
        return averages;
    }

    /** Intervals that begin before the end; a value at the very end belongs to one of its own. */
    private int pointsUntil(long end) {
        moveTo(end);
        return counts[present] > 0 || presentEnds - interval < end ? present + 1 : present;
    }

    private void moveTo(long at) {
        if (at < presentEnds) {
            return;
        }
        while (at / interval >= sums.length) {
            join();
        }
        present = (int) (at / interval);
        presentEnds = (present + 1) * interval;
    }

    private void join() {
        int length = sums.length;
        for (int i = 0; i < length; i++) {
            int right = 2 * i + 1;
            sums[i] = at(sums, 2 * i) + at(sums, right);
            counts[i] = at(counts, 2 * i) + at(counts, right);
        }
        interval *= 2;
    }

    private static double at(double[] values, int i) {
        return i < values.length ? values[i] : 0;
    }

    private static long at(long[] values, int i) {
        return i < values.length ? values[i] : 0;
    }
}
