package org.spindle.host.alis.analysis;

import java.util.Arrays;

/**
 * Numbers in rising order, each kept as its distance from the one before: a byte or two for each where they lie close together. They
 * are found by index or by value.
 */
public final class SortedKeys {

    /** None. */
    public static final SortedKeys EMPTY = new Builder().build();

    /** Interval at which a number is stored in full. */
    private static final int BLOCK = 32;

    private static final int PAGE_SHIFT = 16;
    private static final int PAGE_BYTES = 1 << PAGE_SHIFT;
    private static final int LONGEST_DISTANCE = 10;
    private static final int DIGIT_BITS = 7;
    private static final int DIGIT = (1 << DIGIT_BITS) - 1;

    private final int size;

    /** The first number of each block, and where the distances of the others begin: page, then byte. */
    private final long[] firsts;

    private final int[] places;
    private final byte[][] pages;

    private SortedKeys(int size, long[] firsts, int[] places, byte[][] pages) {
        this.size = size;
        this.firsts = firsts;
        this.places = places;
        this.pages = pages;
    }

    /** Returns the number of stored numbers. */
    public int size() {
        return size;
    }

    /** Returns a cursor without a position. */
    public Cursor cursor() {
        return new Cursor();
    }

    /** A cursor at one of the numbers, or at none. For one thread. */
    public final class Cursor {

        private int index = size;
        private long key;
        private byte[] page = new byte[0];
        private int at;

        private Cursor() {}

        /** Returns whether it is at a number. */
        public boolean isValid() {
            return index < size;
        }

        /** Returns the present number. */
        public long key() {
            return key;
        }

        /** Returns the number of numbers below the present one; the number of all if there is none. */
        public int index() {
            return index;
        }

        /** Advances to the next number. */
        public void next() {
            if (++index % BLOCK == 0) {
                if (index < size) {
                    enter(index / BLOCK);
                }
            } else if (index < size) {
                advance();
            }
        }

        /** Moves to the number of that index, or beyond all if there is none. */
        public void moveTo(int target) {
            if (target >= size) {
                index = size;
            } else {
                if (!isValid() || target < index || target / BLOCK != index / BLOCK) {
                    enter(target / BLOCK);
                }
                while (index < target) {
                    index++;
                    advance();
                }
            }
        }

        /** Moves to the first number that is not below another, or beyond all if there is none. */
        public void seek(long least) {
            int block = Arrays.binarySearch(firsts, least);
            if (block >= 0) {
                enter(block);
                return;
            }
            block = Math.max(0, -block - 2);
            if (size == 0) {
                return;
            }
            enter(block);
            while (isValid() && key < least) {
                next();
            }
        }

        private void enter(int block) {
            index = block * BLOCK;
            key = firsts[block];
            page = pages[places[block] >>> PAGE_SHIFT];
            at = places[block] & PAGE_BYTES - 1;
        }

        private void advance() {
            byte digit = page[at++];
            long distance = digit & DIGIT;
            for (int shift = DIGIT_BITS; digit < 0; shift += DIGIT_BITS) {
                digit = page[at++];
                distance |= (long) (digit & DIGIT) << shift;
            }
            key += distance;
        }
    }

    /** Builds from numbers in rising order. */
    public static final class Builder {

        private static final int FIRST_CAPACITY = 4;

        private int size;
        private long last;
        private long[] firsts = new long[FIRST_CAPACITY];
        private int[] places = new int[FIRST_CAPACITY];
        private byte[][] pages = new byte[FIRST_CAPACITY][];
        private int pageCount;
        private byte[] page = new byte[0];
        private int at;

        /** Creates a builder without numbers. */
        public Builder() {}

        /**
         * Appends a number.
         *
         * @throws IllegalArgumentException if it is negative or not above the one before
         */
        public void append(long key) {
            if (key < 0 || size > 0 && key <= last) {
                throw new IllegalArgumentException(key + " does not follow " + last);
            }
            if (size % BLOCK == 0) {
                begin(key);
            } else {
                long distance = key - last;
                while (distance > DIGIT) {
                    page[at++] = (byte) (distance & DIGIT | DIGIT + 1);
                    distance >>>= DIGIT_BITS;
                }
                page[at++] = (byte) distance;
            }
            last = key;
            size++;
        }

        private void begin(long key) {
            if (at + BLOCK * LONGEST_DISTANCE > page.length) {
                endPage();
                if (pageCount == pages.length) {
                    pages = Arrays.copyOf(pages, 2 * pageCount);
                }
                page = new byte[PAGE_BYTES];
                at = 0;
                pages[pageCount++] = page;
            }
            int block = size / BLOCK;
            if (block == firsts.length) {
                int capacity = block + (block >> 1) + 1;
                firsts = Arrays.copyOf(firsts, capacity);
                places = Arrays.copyOf(places, capacity);
            }
            firsts[block] = key;
            places[block] = pageCount - 1 << PAGE_SHIFT | at;
        }

        private void endPage() {
            if (pageCount > 0) {
                pages[pageCount - 1] = Arrays.copyOf(page, at);
            }
        }

        /** Returns the numbers taken; nothing may be appended after that. */
        public SortedKeys build() {
            endPage();
            int blocks = (size + BLOCK - 1) / BLOCK;
            return new SortedKeys(
                    size,
                    Arrays.copyOf(firsts, blocks),
                    Arrays.copyOf(places, blocks),
                    Arrays.copyOf(pages, pageCount));
        }
    }
}
