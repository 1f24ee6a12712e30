package org.spindle.stats;

import org.HdrHistogram.Histogram;
import org.HdrHistogram.HistogramIterationValue;
import org.jspecify.annotations.Nullable;

/**
 * How often which value occurred, to three significant digits (exact below 2048). The buckets reach to one hour of
 * nanoseconds without allocation after the first value other than 0; the first larger value replaces them, once and
 * without loss, by buckets for every {@code long}.
 */
public final class ValueHistogram {

    private static final int DIGITS = 3;
    private static final long ONE_HOUR = 3_600_000_000_000L;

    private long zeros;
    private @Nullable Histogram buckets;

    /** One more value, not negative. */
    public void record(long value) {
        if (value == 0) {
            zeros++;
        } else {
            bucketsFor(value).recordValue(value);
        }
    }

    public void add(ValueHistogram other) {
        zeros += other.zeros;
        Histogram theirs = other.buckets;
        if (theirs != null) {
            bucketsFor(theirs.getMaxValue()).add(theirs);
        }
    }

    public void clear() {
        zeros = 0;
        if (buckets != null) {
            buckets.reset();
        }
    }

    /**
     * The least value such that the given share of all values is not larger, as the largest value of its bucket.
     *
     * @param percent from 0 to 100
     * @return NaN without values
     */
    public double percentile(double percent) {
        long inBuckets = buckets == null ? 0 : buckets.getTotalCount();
        long total = zeros + inBuckets;
        if (total == 0) {
            return Double.NaN;
        }
        double rank = Math.max(1, Math.ceil(percent / 100 * total));
        if (buckets == null || rank <= zeros) {
            return 0;
        }
        long reached = zeros;
        for (HistogramIterationValue bucket : buckets.recordedValues()) {
            reached += bucket.getCountAddedInThisIterationStep();
            if (reached >= rank) {
                return bucket.getValueIteratedTo();
            }
        }
        return buckets.getMaxValue();
    }

    /** Tells every bucket that holds values, in rising order. */
    public void forEach(BucketVisitor visitor) {
        if (zeros > 0) {
            visitor.bucket(0, zeros);
        }
        if (buckets != null) {
            for (HistogramIterationValue bucket : buckets.recordedValues()) {
                visitor.bucket(
                        buckets.lowestEquivalentValue(bucket.getValueIteratedTo()),
                        bucket.getCountAddedInThisIterationStep());
            }
        }
    }

    /** Receives the buckets of a histogram. */
    @FunctionalInterface
    public interface BucketVisitor {

        /**
         * A bucket that holds values.
         *
         * @param value the bucket's lowest value
         * @param count how many values fell into it, at least 1
         */
        void bucket(long value, long count);
    }

    private Histogram bucketsFor(long value) {
        Histogram present = buckets;
        if (present != null && value <= present.getHighestTrackableValue()) {
            return present;
        }
        Histogram made = new Histogram(value <= ONE_HOUR ? ONE_HOUR : Long.MAX_VALUE, DIGITS);
        if (present != null) {
            made.add(present);
        }
        buckets = made;
        return made;
    }
}
