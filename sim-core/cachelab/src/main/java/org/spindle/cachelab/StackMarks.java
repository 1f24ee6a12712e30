package org.spindle.cachelab;

import java.util.Arrays;

/**
 * The LRU stack of the entries of a trace, with a mark where each of several caches ends (Mattson et al. 1970). The order is that of the
 * last accesses: a bit per access marks the last one to each entry, and nothing is moved. Positions of the trace form blocks; the mark of a
 * cache is the block with the last access to its oldest entry. An entry that was last accessed in a block without marks is missed by the
 * caches with marks at younger blocks; their number is kept for each block, so that an access takes as long for many caches as for one.
 * In blocks with marks the stack distance decides. Marks are moved only when one of them could have become wrong.
 */
final class StackMarks {

    private static final int BLOCK_BITS = 10;
    private static final int WORD_BITS = 6;
    private static final int WORDS = 1 << BLOCK_BITS - WORD_BITS;

    /** In entries, ascending. */
    private final int[] sizes;

    private final long[] isLast;

    /** By block the number of caches with marks at younger blocks; its complement (negative) if the block has marks. */
    private final byte[] missing;

    /** By cache the block of its oldest entry, descending; -1 until the cache is full. */
    private final int[] marks;

    /** By cache the number of entries that were last accessed in blocks after its mark, when the marks were moved. */
    private final int[] younger;

    /** By number of caches the entries that have since come after the marks of so many caches, the smallest ones. */
    private final int[] added;

    /** How many more entries may be {@link #added} before a mark can be wrong. */
    private int slack = 1;

    private int block = -1;
    private int entries;

    /** @param sizes in entries, ascending and different */
    StackMarks(long accesses, int[] sizes) {
        this.sizes = sizes.clone();
        isLast = new long[(int) (accesses >> BLOCK_BITS) + 1 << BLOCK_BITS - WORD_BITS];
        missing = new byte[(int) (accesses >> BLOCK_BITS) + 1];
        marks = new int[sizes.length];
        Arrays.fill(marks, -1);
        younger = new int[sizes.length];
        added = new int[sizes.length + 1];
    }

    /** Returns the number of different entries so far. */
    int entries() {
        return entries;
    }

    /**
     * Processes the next access.
     *
     * @param last position of the last access to the entry; -1 for none
     * @param position of the access, ascending one by one
     * @return the number of caches that miss it, which are the smallest ones
     */
    int access(int last, int position) {
        if (position >> BLOCK_BITS != block) {
            moveMarks();
            block = position >> BLOCK_BITS;
            setSlack();
        }
        int misses = sizes.length;
        int adds = misses;
        if (last >= 0) {
            misses = missing[last >> BLOCK_BITS];
            adds = misses;
            if (misses < 0) {
                adds = marksFrom(last >> BLOCK_BITS, ~misses);
                misses = missesInMarked(last, ~misses);
            }
            isLast[last >> WORD_BITS] &= ~(1L << last);
        } else {
            entries++;
        }
        isLast[position >> WORD_BITS] |= 1L << position;
        if (adds > 0) {
            added[adds]++;
            if (--slack == 0) {
                moveMarks();
                setSlack();
            }
        }
        return misses;
    }

    /** Returns the number of caches without an entry, by the position of its last access. */
    int misses(int last) {
        int misses = missing[last >> BLOCK_BITS];
        return misses < 0 ? missesInMarked(last, ~misses) : misses;
    }

    /** @param marked the first cache with a mark in the block */
    private int missesInMarked(int last, int marked) {
        int distance = countFrom(last);
        if (marks[marked] != block) {
            distance += younger[marked];
            for (int i = added.length - 1; i > marked; i--) {
                distance += added[i];
            }
        }
        int misses = marked;
        while (misses < sizes.length && sizes[misses] < distance) {
            misses++;
        }
        return misses;
    }

    /** Returns the number of caches with marks in a block or a younger one, of which the first in the block is known. */
    private int marksFrom(int at, int first) {
        int count = first;
        while (count < marks.length && marks[count] == at) {
            count++;
        }
        return count;
    }

    /** Returns the number of entries that were last accessed at a position or later in its block. */
    private int countFrom(int position) {
        int word = position >> WORD_BITS;
        int count = Long.bitCount(isLast[word] & -1L << position);
        for (int end = word | WORDS - 1; word < end; ) {
            count += Long.bitCount(isLast[++word]);
        }
        return count;
    }

    /** Moves the marks to where the caches end now. A mark in the current block has nothing after it. */
    private void moveMarks() {
        int sum = 0;
        for (int i = sizes.length - 1; i >= 0; i--) {
            sum += added[i + 1];
            added[i + 1] = 0;
            if (marks[i] < block) {
                younger[i] += sum;
                while (younger[i] >= sizes[i] && marks[i] < block) {
                    move(i);
                }
            }
        }
    }

    private void move(int cache) {
        int from = marks[cache]++;
        younger[cache] = marks[cache] == block ? 0 : younger[cache] - countFrom(marks[cache] << BLOCK_BITS);
        if (from >= 0) {
            show(from);
        }
        show(marks[cache]);
    }

    private void show(int at) {
        int misses = 0;
        boolean isMarked = false;
        for (int mark : marks) {
            misses += mark > at ? 1 : 0;
            isMarked |= mark == at;
        }
        missing[at] = (byte) (isMarked ? ~misses : misses);
    }

    private void setSlack() {
        slack = Integer.MAX_VALUE;
        for (int i = 0; i < sizes.length; i++) {
            if (marks[i] != block) {
                slack = Math.min(slack, sizes[i] - younger[i]);
            }
        }
    }
}
