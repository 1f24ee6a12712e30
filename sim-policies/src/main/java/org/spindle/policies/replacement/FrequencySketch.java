package org.spindle.policies.replacement;

import org.spindle.spi.cache.ReplacementContext;

/**
 * Estimates how often keys were accessed recently (Einziger, Friedman and Manes 2017, "TinyLFU: A Highly Efficient
 * Cache Admission Policy"): a count-min sketch with conservative update and counters of four bits, all of which are
 * halved after every period of accesses.
 */
final class FrequencySketch {

    private static final int ROWS = 4;
    private static final int MOST = 15;
    private static final int COUNTERS_PER_WORD = 16;
    private static final long LEAST_WORDS = 8;
    private static final long MOST_WORDS = 1 << 26;

    /** Mask of all bits of each four-bit counter except its highest, applied after the shift that halves. */
    private static final long HALVED = 0x7777777777777777L;

    private final long[] words;
    private final long period;
    private long accesses;

    /** Takes what is read ahead, so that the compiler does not leave out the reads. */
    @SuppressWarnings("UnusedVariable")
    private long touched;

    /**
     * @param period accesses between two halvings, as a multiple of the number of lines of the cache
     */
    FrequencySketch(ReplacementContext context, double period) {
        long wanted = Math.min(Math.max(context.lines(), LEAST_WORDS), MOST_WORDS);
        words = new long[(int) Long.highestOneBit(2 * wanted - 1)];
        this.period = Math.max(1, (long) (period * context.lines()));
    }

    /** Reads the counters' places of a key ahead of a call of {@link #add} or {@link #estimate}. */
    void touch(long key) {
        int word = word(KeyHash.of(key), 0);
        touched += words[word] + words[word ^ ROWS - 1];
    }

    /** Counts an access. */
    void add(long key) {
        long hash = KeyHash.of(key);
        int least = count(hash);
        if (least < MOST) {
            for (int row = 0; row < ROWS; row++) {
                int word = word(hash, row);
                int shift = shift(hash, row);
                if ((words[word] >>> shift & MOST) == least) {
                    words[word] += 1L << shift;
                }
            }
        }
        if (++accesses >= period) {
            for (int i = 0; i < words.length; i++) {
                words[i] = words[i] >>> 1 & HALVED;
            }
            accesses >>= 1;
        }
    }

    /** Returns the estimated number of accesses, at most 15. */
    int estimate(long key) {
        return count(KeyHash.of(key));
    }

    private int count(long hash) {
        int least = MOST;
        for (int row = 0; row < ROWS; row++) {
            least = Math.min(least, (int) (words[word(hash, row)] >>> shift(hash, row) & MOST));
        }
        return least;
    }

    /** Puts all rows of a key close together, so that they share a line of the processor's cache. */
    private int word(long hash, int row) {
        return ((int) (hash >>> 20) ^ row) & words.length - 1;
    }

    private static int shift(long hash, int row) {
        return (int) (hash >>> 4 * row & COUNTERS_PER_WORD - 1) << 2;
    }
}
