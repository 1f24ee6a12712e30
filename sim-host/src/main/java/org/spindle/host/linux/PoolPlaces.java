package org.spindle.host.linux;

import java.util.Arrays;

/**
 * The places of a pool of requests, as the bitmap of Linux 6.18 allots them (lib/sbitmap.c). Places are divided into words. Each CPU
 * begins its search at its hint: behind the place that it took last, or at the place of its request that was released last. A released
 * place is free again when a search has found no other in its word.
 *
 * <p>A limit of the pool leaves each word only its first places, in proportion; a limit of one is the first place of the first word,
 * whoever holds it.
 */
final class PoolPlaces {

    /** The result of a search that finds no place. */
    static final int NONE = -1;

    private static final int LONGEST_WORD = 6;
    private static final int FEWEST_WORDS = 4;

    private final int size;

    /** The first hint of each CPU. */
    private final int first;

    private final int shift;
    private final long[] taken;

    /** Of the taken places, those that have been released. */
    private final long[] released;

    /** The CPU that took each place. */
    private final int[] takers;

    private int[] hints = {};

    PoolPlaces(int size, int first) {
        this.size = size;
        this.first = first;
        int longest = LONGEST_WORD;
        while (size >= FEWEST_WORDS && FEWEST_WORDS << longest > size) {
            longest--;
        }
        shift = longest;
        int words = (size + (1 << shift) - 1) >> shift;
        taken = new long[words];
        released = new long[words];
        takers = new int[size];
    }

    /**
     * Takes a free place.
     *
     * @param limit number of places of the pool that may be used, at least 1
     * @return {@link #NONE} if none of them is free
     */
    int take(int cpu, int limit) {
        int hint = hint(cpu);
        int word = hint >> shift;
        int from = hint - (word << shift);
        int found = NONE;
        for (int i = 0; i < taken.length && found == NONE; i++) {
            int bit = takeIn(word, places(word, limit), from);
            found = bit == NONE ? NONE : (word << shift) + bit;
            from = 0;
            word = word + 1 == taken.length ? 0 : word + 1;
        }
        if (found == NONE) {
            hints[cpu] = 0;
        } else {
            takers[found] = cpu;
            if (found == hint) {
                hints[cpu] = found + 1 >= size - 1 ? 0 : found + 1;
            }
        }
        return found;
    }

    private int hint(int cpu) {
        int known = hints.length;
        if (cpu >= known) {
            hints = Arrays.copyOf(hints, cpu + 1);
            Arrays.fill(hints, known, cpu + 1, first);
        }
        return hints[cpu];
    }

    /** Returns the number of places of a word that may be used. */
    private int places(int word, int limit) {
        int all = Math.min(1 << shift, size - (word << shift));
        if (limit >= size) {
            return all;
        }
        long share = (long) all * limit;
        return (int) (share / size) + (share % size >= (word + 1L) * all ? 1 : 0);
    }

    private int takeIn(int word, int places, int from) {
        if (places == 0) {
            return NONE;
        }
        int bit = free(word, places, from);
        if (bit == NONE && released[word] != 0) {
            taken[word] &= ~released[word];
            released[word] = 0;
            bit = free(word, places, from);
        }
        if (bit != NONE) {
            taken[word] |= 1L << bit;
        }
        return bit;
    }

    /** Returns the first free one of the first places of a word from a bit on, or else before it. */
    private int free(int word, int places, int from) {
        long free = ~taken[word] & (-1L >>> (Long.SIZE - places));
        long behind = free & (-1L << from);
        long choice = behind == 0 ? free : behind;
        return choice == 0 ? NONE : Long.numberOfTrailingZeros(choice);
    }

    void release(int place) {
        int word = place >> shift;
        released[word] |= 1L << place - (word << shift);
        hints[takers[place]] = place;
    }
}
