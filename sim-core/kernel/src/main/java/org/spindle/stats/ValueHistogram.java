package org.spindle.stats;

import static java.util.Objects.requireNonNull;

import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/**
 * A histogram of values to three significant digits (exact below 2048). Every octave above has 1024 buckets of equal
 * width: those of HdrHistogram (G. Tene) for three digits.
 *
 * <p>Counts lie on pages, a quarter of an octave each, that are made when the first value falls on them: measured
 * values lie within a few octaves, and runs create and merge many histograms. There are at most 216 pages; no memory is
 * allocated once every page of the values exists.
 */
public final class ValueHistogram {

    /** Logarithm of the number of buckets in an octave. */
    private static final int OCTAVE = 10;

    /** Logarithm of the number of buckets on a page. */
    private static final int PAGE = 8;

    private static final int ON_PAGE = 1 << PAGE;

    private static final long[] NONE = {};

    private long zeros;
    /** Counts of neighbouring buckets, to 31 bits; null where there are none. */
    private int[] @Nullable [] pages = {};

    /** Number of values on each page; null if it is no longer known. */
    private long @Nullable [] sums;

    /** The counts of buckets beyond 31 bits, by bucket; mostly empty. */
    private long[] overflowed = NONE;

    /**
     * Adds a value.
     *
     * @throws IllegalArgumentException if the value is negative
     */
    public void record(long value) {
        sums = null;
        count(value);
    }

    private void count(long value) {
        if (value == 0) {
            zeros++;
            return;
        }
        if (value < 0) {
            throw new IllegalArgumentException("a measured value cannot be negative: " + value);
        }
        int bucket = bucket(value);
        int[] page = page(bucket >> PAGE);
        int index = bucket & (ON_PAGE - 1);
        if (++page[index] < 0) {
            page[index] = 0;
            overflow(bucket, 1L << 31);
        }
    }

    /**
     * Adds a number of values to one bucket.
     *
     * @param value not negative
     * @param count not negative
     */
    public void record(long value, long count) {
        if (value < 0 || count < 0) {
            throw new IllegalArgumentException(
                    "neither a value nor its count can be negative: " + count + " of " + value);
        }
        if (value == 0) {
            zeros += count;
        } else {
            sums = null;
            add(bucket(value), count);
        }
    }

    private void add(int bucket, long count) {
        int[] page = page(bucket >> PAGE);
        int index = bucket & (ON_PAGE - 1);
        long sum = page[index] + count;
        page[index] = (int) (sum & Integer.MAX_VALUE);
        if (sum > Integer.MAX_VALUE) {
            overflow(bucket, sum & ~(long) Integer.MAX_VALUE);
        }
    }

    /** Stores the count of a bucket beyond its 31 bits, a multiple of 2<sup>31</sup>. */
    private void overflow(int bucket, long count) {
        if (bucket >= overflowed.length) {
            overflowed = Arrays.copyOf(overflowed, bucket + 1);
        }
        overflowed[bucket] += count;
    }

    /** Returns the number of values in a bucket on a page. */
    private long count(int[] page, int bucket) {
        int here = page[bucket & (ON_PAGE - 1)];
        return bucket < overflowed.length ? here + overflowed[bucket] : here;
    }

    /**
     * Adds several values.
     *
     * @param values not negative
     * @param number how many of them, from the first on, are added
     */
    void record(long[] values, int number) {
        sums = null;
        // Pages that exist and counts that do not overflow need none of the calls of count.
        int[] @Nullable [] made = pages;
        for (int i = 0; i < number; i++) {
            long value = values[i];
            int bucket = bucket(value);
            int on = bucket >> PAGE;
            int[] page = value > 0 && on < made.length ? made[on] : null;
            if (page != null && page[bucket & (ON_PAGE - 1)] != Integer.MAX_VALUE) {
                page[bucket & (ON_PAGE - 1)]++;
            } else {
                count(value);
                made = pages;
            }
        }
    }

    /** Adds a number of values that are 0. */
    void recordZeros(long number) {
        zeros += number;
    }

    public void add(ValueHistogram other) {
        zeros += other.zeros;
        sums = null;
        for (int i = other.pages.length - 1; i >= 0; i--) {
            int[] theirs = other.pages[i];
            if (theirs != null) {
                addPage(i, theirs);
            }
        }
        for (int bucket = other.overflowed.length - 1; bucket >= 0; bucket--) {
            if (other.overflowed[bucket] > 0) {
                overflow(bucket, other.overflowed[bucket]);
            }
        }
    }

    private void addPage(int number, int[] theirs) {
        int[] ours = page(number);
        for (int i = 0; i < ON_PAGE; i++) {
            int sum = ours[i] + theirs[i];
            if (sum < 0) {
                overflow((number << PAGE) + i, 1L << 31);
            }
            ours[i] = sum & Integer.MAX_VALUE;
        }
    }

    public void clear() {
        zeros = 0;
        sums = null;
        overflowed = NONE;
        for (int[] page : pages) {
            if (page != null) {
                Arrays.fill(page, 0);
            }
        }
    }

    /**
     * Returns the least value such that the given share of all values is not larger, as the largest value of its
     * bucket.
     *
     * @param percent from 0 to 100
     * @return NaN without values
     */
    public double percentile(double percent) {
        long[] onPages = sums();
        long total = zeros;
        for (long values : onPages) {
            total += values;
        }
        if (total == 0) {
            return Double.NaN;
        }
        double rank = Math.min(total, Math.max(1, Math.ceil(percent / 100 * total)));
        if (rank <= zeros) {
            return 0;
        }
        long reached = zeros;
        int number = 0;
        while (reached + onPages[number] < rank) {
            reached += onPages[number];
            number++;
        }
        int[] page = requireNonNull(pages[number]);
        int bucket = (number << PAGE) - 1;
        while (reached < rank) {
            bucket++;
            reached += count(page, bucket);
        }
        return greatest(bucket);
    }

    private long[] sums() {
        long[] known = sums;
        if (known == null) {
            known = new long[pages.length];
            for (int i = 0; i < known.length; i++) {
                known[i] = sum(pages[i]);
            }
            for (int bucket = 0; bucket < overflowed.length; bucket++) {
                known[bucket >> PAGE] += overflowed[bucket];
            }
            sums = known;
        }
        return known;
    }

    private static long sum(int @Nullable [] page) {
        long sum = 0;
        for (int i = 0; page != null && i < ON_PAGE; i++) {
            sum += page[i];
        }
        return sum;
    }

    /** Reports every bucket that holds values, in rising order. */
    public void forEach(BucketVisitor visitor) {
        if (zeros > 0) {
            visitor.bucket(0, zeros);
        }
        for (int i = 0; i < pages.length; i++) {
            int[] page = pages[i];
            int first = i << PAGE;
            for (int bucket = first; page != null && bucket < first + ON_PAGE; bucket++) {
                long count = count(page, bucket);
                if (count > 0) {
                    visitor.bucket(least(bucket), count);
                }
            }
        }
    }

    /** Receives the buckets of a histogram. */
    @FunctionalInterface
    public interface BucketVisitor {

        /**
         * Receives a bucket that holds values.
         *
         * @param value the bucket's lowest value
         * @param count how many values fell into it, at least 1
         */
        void bucket(long value, long count);
    }

    private int[] page(int number) {
        if (number >= pages.length) {
            pages = Arrays.copyOf(pages, number + 1);
        }
        int[] page = pages[number];
        if (page == null) {
            page = new int[ON_PAGE];
            pages[number] = page;
        }
        return page;
    }

    /** Number of the bucket that a value above 0 falls into: buckets are counted by rising value, from 0. */
    private static int bucket(long value) {
        int shift = Math.max(0, Long.SIZE - 1 - OCTAVE - Long.numberOfLeadingZeros(value));
        return (shift << OCTAVE) + (int) (value >> shift);
    }

    private static int shift(int bucket) {
        return Math.max(0, (bucket >> OCTAVE) - 1);
    }

    private static long least(int bucket) {
        int shift = shift(bucket);
        return (long) (bucket - (shift << OCTAVE)) << shift;
    }

    private static long greatest(int bucket) {
        return least(bucket) + (1L << shift(bucket)) - 1;
    }
}
