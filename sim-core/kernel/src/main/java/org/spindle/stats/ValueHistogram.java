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

    private long zeros;
    private @Nullable Page[] pages = {};

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
        Page page = page(bucket >> PAGE);
        page.counts[bucket & (ON_PAGE - 1)]++;
        page.values++;
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
            int bucket = bucket(value);
            Page page = page(bucket >> PAGE);
            page.counts[bucket & (ON_PAGE - 1)] += count;
            page.values += count;
        }
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
            Page theirs = other.pages[i];
            if (theirs != null && theirs.values > 0) {
                page(i).add(theirs);
            }
        }
    }

    public void clear() {
        zeros = 0;
        for (Page page : pages) {
            if (page != null) {
                page.clear();
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
        long before = zeros;
        int number = 0;
        Page page = pages[0];
        while (page == null || before + page.values < rank) {
            before += page == null ? 0 : page.values;
            number++;
            page = pages[number];
        }
        return greatest((number << PAGE) + page.reaching(rank - before));
    }

    /** Tells every bucket that holds values, in rising order. */
    public void forEach(BucketVisitor visitor) {
        if (zeros > 0) {
            visitor.bucket(0, zeros);
        }
        for (int i = 0; i < pages.length; i++) {
            Page page = pages[i];
            if (page != null && page.values > 0) {
                page.tell(i << PAGE, visitor);
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
        for (Page page : pages) {
            if (page != null) {
                values += page.values;
            }
        }
        return values;
    }

    private Page page(int number) {
        if (number >= pages.length) {
            pages = Arrays.copyOf(pages, number + 1);
        }
        Page page = pages[number];
        if (page == null) {
            page = new Page();
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

    /** The counts of neighbouring buckets. */
    private static final class Page {

        private final long[] counts = new long[ON_PAGE];
        private long values;

        void add(Page other) {
            values += other.values;
            for (int i = 0; i < ON_PAGE; i++) {
                counts[i] += other.counts[i];
            }
        }

        void clear() {
            values = 0;
            Arrays.fill(counts, 0);
        }

        /** The bucket with which that many values of the page are reached; it has as many. */
        int reaching(double rank) {
            int bucket = 0;
            for (long reached = counts[0]; reached < rank; reached += counts[bucket]) {
                bucket++;
            }
            return bucket;
        }

        void tell(int first, BucketVisitor visitor) {
            for (int i = 0; i < ON_PAGE; i++) {
                if (counts[i] > 0) {
                    visitor.bucket(least(first + i), counts[i]);
                }
            }
        }
    }
}
