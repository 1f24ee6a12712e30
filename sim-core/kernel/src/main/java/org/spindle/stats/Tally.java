package org.spindle.stats;

/**
 * Moments and histogram of the same values. They are computed for some dozens of values at a time, which takes less
 * time.
 */
public final class Tally {

    private static final int AT_ONCE = 32;

    private final long[] latest = new long[AT_ONCE];
    private int waiting;
    private final Moments moments = new Moments();
    private final ValueHistogram histogram = new ValueHistogram();

    /**
     * Adds a value.
     *
     * @throws IllegalArgumentException if the value is negative
     */
    public void record(long value) {
        if (value < 0) {
            throw new IllegalArgumentException("a measured value cannot be negative: " + value);
        }
        latest[waiting++] = value;
        if (waiting == AT_ONCE) {
            settle();
        }
    }

    private void settle() {
        if (waiting == 0) {
            return;
        }
        moments.record(latest, waiting);
        histogram.record(latest, waiting);
        waiting = 0;
    }

    /** Adds a number of values that are 0. */
    public void recordZeros(long number) {
        moments.recordZeros(number);
        histogram.recordZeros(number);
    }

    public void add(Tally other) {
        moments.add(other.moments());
        histogram.add(other.histogram());
    }

    public void clear() {
        waiting = 0;
        moments.clear();
        histogram.clear();
    }

    public Moments moments() {
        settle();
        return moments;
    }

    public ValueHistogram histogram() {
        settle();
        return histogram;
    }

    /**
     * Returns the least value such that the given share of all values is not larger, to three digits and within the
     * range of the recorded values.
     *
     * @param percent from 0 to 100
     * @return NaN without values
     */
    public double percentile(double percent) {
        settle();
        double value = histogram.percentile(percent);
        return moments.count() == 0
                ? value
                : Math.min(Math.max(value, (double) moments.minimum()), (double) moments.maximum());
    }
}
