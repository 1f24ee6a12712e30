package org.spindle.stats;

/** Moments and histogram of the same values. */
public final class Tally {

    private final Moments moments = new Moments();
    private final ValueHistogram histogram = new ValueHistogram();

    /** One more value, not negative. */
    public void record(long value) {
        moments.record(value);
        histogram.record(value);
    }

    public void add(Tally other) {
        moments.add(other.moments);
        histogram.add(other.histogram);
    }

    public void clear() {
        moments.clear();
        histogram.clear();
    }

    public Moments moments() {
        return moments;
    }

    public ValueHistogram histogram() {
        return histogram;
    }

    /**
     * The least value such that the given share of all values is not larger, to three digits and never outside of what
     * was recorded.
     *
     * @param percent from 0 to 100
     * @return NaN without values
     */
    public double percentile(double percent) {
        double value = histogram.percentile(percent);
        return moments.count() == 0
                ? value
                : Math.min(Math.max(value, (double) moments.minimum()), (double) moments.maximum());
    }
}
