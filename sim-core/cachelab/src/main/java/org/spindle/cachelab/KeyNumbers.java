package org.spindle.cachelab;

import java.util.Arrays;
import java.util.Locale;

/** Numbers pairs of a device and a block, or of 0 and an object's key, in the order of their first occurrence. */
final class KeyNumbers {

    /** Twice as many places, the next power of two, are the largest table of this kind in an array. */
    static final int MOST = 1 << 29;

    private static final int FIRST_SIZE = 1 << 12;

    private final int most;

    /** Hash table of number + 1; 0 for a free place. */
    private int[] places = new int[2 * FIRST_SIZE];

    private long[] devices = new long[FIRST_SIZE];
    private long[] blocks = new long[FIRST_SIZE];
    private int size;

    /**
     * @param most number of pairs, at most {@link #MOST}
     */
    KeyNumbers(int most) {
        this.most = most;
    }

    int size() {
        return size;
    }

    /**
     * Returns the number of a pair; a new pair has the number of pairs before it.
     *
     * @throws TraceTooLargeException if there are too many pairs
     */
    int number(long device, long block) {
        int mask = places.length - 1;
        int place = (int) hash(device, block) & mask;
        for (int each = places[place]; each != 0; each = places[place]) {
            if (blocks[each - 1] == block && devices[each - 1] == device) {
                return each - 1;
            }
            place = place + 1 & mask;
        }
        if (size == most) {
            throw new TraceTooLargeException(
                    String.format(
                            Locale.ROOT,
                            "the trace has more than %,d different entries, the most that the laboratory can count",
                            most),
                    "simulate a share of them, such as --sample 0.1, or larger blocks by --block");
        }
        if (size == blocks.length) {
            enlarge();
            return number(device, block);
        }
        blocks[size] = block;
        devices[size] = device;
        places[place] = ++size;
        return size - 1;
    }

    private void enlarge() {
        blocks = Arrays.copyOf(blocks, 2 * size);
        devices = Arrays.copyOf(devices, 2 * size);
        places = new int[2 * blocks.length];
        int mask = places.length - 1;
        for (int i = 0; i < size; i++) {
            int place = (int) hash(devices[i], blocks[i]) & mask;
            while (places[place] != 0) {
                place = place + 1 & mask;
            }
            places[place] = i + 1;
        }
    }

    /** Returns a hash of a pair, the same in every process: twice the output function of SplitMix64 (Steele et al. 2014). */
    static long hash(long device, long block) {
        return mix(device == 0 ? block : mix(device) + block);
    }

    static long mix(long value) {
        long z = value + 0x9e3779b97f4a7c15L;
        z = (z ^ z >>> 30) * 0xbf58476d1ce4e5b9L;
        z = (z ^ z >>> 27) * 0x94d049bb133111ebL;
        return z ^ z >>> 31;
    }
}
