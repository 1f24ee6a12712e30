package org.spindle.host.linux.readahead;

/**
 * Computes the sizes of windows, in pages.
 *
 * @param largest the largest window ({@code read_ahead_kb}), at least 1
 */
record WindowSize(long largest) {

    /** Returns the first window for a read of that many pages: 2 or 4 times the next power of two, at most the largest window. */
    long initial(long wanted) {
        long size = roundUp(wanted);
        if (size <= largest / 32) {
            return 4 * size;
        }
        return size <= largest / 4 ? 2 * size : largest;
    }

    /** Returns the size of the window that follows one of this size: 2 or 4 times as large, at most the largest window. */
    long next(long size) {
        if (size < largest / 16) {
            return 4 * size;
        }
        return size <= largest / 2 ? 2 * size : largest;
    }

    private static long roundUp(long pages) {
        long highest = Long.highestOneBit(pages);
        return highest == pages ? pages : 2 * highest;
    }
}
