package org.spindle.cachelab;

/**
 * Stack distances of the accesses of a trace: the number of different entries accessed since the last access to the same entry, including
 * that entry (Mattson et al. 1970). A bit per access marks the last access to each entry; a tree of partial sums (Fenwick 1994) counts the
 * bits of blocks of 512 accesses, so that each distance takes time logarithmic in the accesses.
 */
final class DistanceTree {

    /** Distance of the first access to an entry. */
    static final int NEVER = 0;

    private static final int BLOCK_BITS = 9;
    private static final int WORD_BITS = 6;

    private final long[] isLast;
    private final int[] sums;
    private final int[] lastOf;
    private int entries;

    DistanceTree(long accesses, int keys) {
        isLast = new long[(int) (accesses >> WORD_BITS) + 1];
        sums = new int[(int) (accesses >> BLOCK_BITS) + 2];
        lastOf = new int[keys];
    }

    /**
     * Processes the next access.
     *
     * @param position of the access, ascending
     * @return the distance, 1 or more, or {@link #NEVER}
     */
    int access(int key, int position) {
        int last = lastOf[key] - 1;
        lastOf[key] = position + 1;
        int distance = NEVER;
        if (last < 0) {
            entries++;
        } else {
            distance = entries - before(last);
            isLast[last >> WORD_BITS] &= ~(1L << last);
            add(last >> BLOCK_BITS, -1);
        }
        isLast[position >> WORD_BITS] |= 1L << position;
        add(position >> BLOCK_BITS, 1);
        return distance;
    }

    private int before(int position) {
        int block = position >> BLOCK_BITS;
        int sum = 0;
        for (int i = block; i > 0; i &= i - 1) {
            sum += sums[i];
        }
        int word = position >> WORD_BITS;
        for (int i = block << BLOCK_BITS - WORD_BITS; i < word; i++) {
            sum += Long.bitCount(isLast[i]);
        }
        return sum + Long.bitCount(isLast[word] & (1L << position) - 1);
    }

    private void add(int block, int amount) {
        for (int i = block + 1; i < sums.length; i += i & -i) {
            sums[i] += amount;
        }
    }
}
