package org.spindle.stats;

import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/**
 * How often which value occurred, to three significant digits (exact below 2048). Every octave above has 1024 buckets of equal
 * width: those of HdrHistogram (G. Tene) for three digits.
 *
 * <p>Counts lie on pages, a quarter of an octave each, that are made when the first value falls on them: measured values
 * keep to a few octaves, and runs make and merge many histograms. There are at most 216 pages; a histogram that has met its
 * values allocates nothing.
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

    /** What buckets have beyond that, by bucket; mostly empty. */
    private long[] overflowed = NONE;

    /**
     * One more value.
     *
     * @throws IllegalArgumentException if the value is negative
     */
    public void record(long value) {
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
     * So many more values of one bucket.
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

    /** Keeps what a bucket has beyond its 31 bits, a multiple of 2<sup>31</sup>. */
    private void overflow(int bucket, long count) {
        if (bucket >= overflowed.length) {
            overflowed = Arrays.copyOf(overflowed, bucket + 1);
        }
        overflowed[bucket] += count;
    }

    /** How many values a bucket on a page has. */
    private long count(int[] page, int bucket) {
        int here = page[bucket & (ON_PAGE - 1)];
        return bucket < overflowed.length ? here + overflowed[bucket] : here;
    }

    /**
     * More values.
     *
     * @param values none of which is negative
     * @param number how many of them count, from the first on
     */
    void record(long[] values, int number) {
        for (int i = 0; i < number; i++) {
            record(values[i]);
        }
    }

    /** So many more values that are 0. */
    void recordZeros(long number) {
        zeros += number;
    }

    public void add(ValueHistogram other) {
        zeros += other.zeros;
        for (int i = other.pages.length - 1; i >= 0; i--) {
            int[] theirs = other.pages[i];
            int first = i << PAGE;
            for (int bucket = first; theirs != null && bucket < first + ON_PAGE; bucket++) {
                long count = other.count(theirs, bucket);
                if (count > 0) {
                    add(bucket, count);
                }
            }
        }
    }

    public void clear() {
        zeros = 0;
        overflowed = NONE;
        for (int[] page : pages) {
            if (page != null) {
                Arrays.fill(page, 0);
            }
        }
    }

    /**
     * The least value such that the given share of all values is not larger, as the largest value of its bucket.
     *
     * @param percent from 0 to 100
     * @return NaN without values
     */
    public double percentile(double percent) {
        long total = values();
        if (total == 0) {
            return Double.NaN;
        }
        double rank = Math.min(total, Math.max(1, Math.ceil(percent / 100 * total)));
        if (rank <= zeros) {
            return 0;
        }
        long reached = zeros;
        int bucket = -1;
        while (reached < rank) {
            bucket++;
            int[] page = pages[bucket >> PAGE];
            if (page == null) {
                bucket += ON_PAGE - 1;
            } else {
                reached += count(page, bucket);
            }
        }
        return greatest(bucket);
    }

    /** Tells every bucket that holds values, in rising order. */
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
         * A bucket that holds values.
         *
         * @param value the bucket's lowest value
         * @param count how many values fell into it, at least 1
         */
        void bucket(long value, long count);
    }

    private long values() {
        long values = zeros;
        for (int[] page : pages) {
            for (int i = 0; page != null && i < ON_PAGE; i++) {
                values += page[i];
            }
        }
        for (long beyond : overflowed) {
            values += beyond;
        }
        return values;
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
