package org.spindle.stats;

/**
 * Values over simulated time in a bounded number of equal intervals from time 0: whenever time passes the last one,
 * neighbours are joined and the interval doubles. A series receives either single values or spans, in order of time.
 */
public final class TimeSeries {

    /** First width of an interval in nanoseconds; widths are this times a power of two. */
    static final long FINEST = 1_000;

    private final double[] sums;
    private final long[] counts;
    private long interval = FINEST;
    private int present;
    private long presentEnds = FINEST;
    private long reached;

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

    /** Adds a single value at a time. */
    public void record(long at, double value) {
        moveTo(at);
        sums[present] += value;
        counts[present]++;
    }

    /** Adds a span in which the quantity had this value. */
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
     * Advances the time. Must be called with the end of the run before the points are read, because the interval
     * depends on it.
     */
    public void advanceTo(long end) {
        moveTo(end);
        reached = end;
    }

    /** Mean of the single values of each interval, NaN where there is none. */
    public double[] means() {
        double[] means = new double[points()];
        for (int i = 0; i < means.length; i++) {
            means[i] = counts[i] == 0 ? Double.NaN : sums[i] / counts[i];
        }
        return means;
    }

    /** Number of single values in each interval. */
    public double[] counts() {
        double[] numbers = new double[points()];
        for (int i = 0; i < numbers.length; i++) {
            numbers[i] = counts[i];
        }
        return numbers;
    }

    /** Average of the quantity over each interval; the last one may be cut short by the end. */
    public double[] averages() {
        double[] averages = new double[points()];
        for (int i = 0; i < averages.length; i++) {
            averages[i] = sums[i] / Math.min(interval, reached - i * interval);
        }
        return averages;
    }

    /** Intervals that begin before the end; a value at the very end belongs to one of its own. */
    private int points() {
        return counts[present] > 0 || presentEnds - interval < reached ? present + 1 : present;
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
