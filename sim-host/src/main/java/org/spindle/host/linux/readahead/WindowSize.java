package org.spindle.host.linux.readahead;

/**
 * How large a window is, in pages.
 *
 * @param most the largest window ({@code read_ahead_kb}), at least 1
 */
record WindowSize(long most) {

    /** Returns the first window for a read of that many pages: 2 to 4 times as much, to the next power of two. */
    long initial(long wanted) {
        long size = roundUp(wanted);
        if (size <= most / 32) {
            return 4 * size;
        }
        return size <= most / 4 ? 2 * size : most;
    }

    /** Returns the window that follows one of this size: 2 to 4 times as large. */
    long next(long size) {
        if (size < most / 16) {
            return 4 * size;
        }
        return size <= most / 2 ? 2 * size : most;
    }

    private static long roundUp(long pages) {
        long highest = Long.highestOneBit(pages);
        return highest == pages ? pages : 2 * highest;
    }
}
