package org.spindle.host.linux.readahead;

/**
 * The on-demand read-ahead of Linux 6.18. A file has one window, and one page of it is marked; an access to this page advances the
 * window and enlarges it. Windows end at the boundaries of large folios. Folios themselves are not modelled: the marked page is the
 * first page of one.
 */
public final class OnDemandReadAhead implements ReadAhead {

    private static final int ORDER_STEP = 2;
    private static final int LARGEST_ORDER = 9;

    private final FilePages file;
    private final WindowSize sizes;
    private final long pageBytes;
    private final int alignment;

    private long start;
    private long size;

    /** Number of pages of the window from the mark to the end. */
    private long ahead;

    /** Largest order of the window's folios: the binary logarithm of their number of pages. */
    private int order;

    /** One past the last byte that was accessed; -1 initially. */
    private long position = -1;

    /**
     * @param largest pages of the largest window, at least 1
     * @param pageBytes size of a page
     */
    public OnDemandReadAhead(FilePages file, long largest, long pageBytes) {
        this.file = file;
        this.pageBytes = pageBytes;
        sizes = new WindowSize(largest);
        alignment = Long.numberOfTrailingZeros(largest);
    }

    @Override
    public void missing(long page, long wanted) {
        long largest = sizes.largest();
        if (page == 0 || wanted > largest || follows(page)) {
            start = page;
            size = sizes.initial(wanted);
            ahead = size > wanted ? size - wanted : size / 2;
            order = 0;
            read();
            return;
        }
        long history = cachedBefore(page);
        if (history <= wanted) {
            submit(page, wanted, NONE);
            return;
        }
        start = page;
        size = Math.min((history == page ? 2 * history : history) + wanted, largest);
        ahead = 1;
        order = 0;
        read();
    }

    /** Returns whether a page is the one accessed last or the next one. */
    private boolean follows(long page) {
        long last = position < 0 ? -1 : position / pageBytes;
        return page >= last && page - last <= 1;
    }

    /** Returns the number of contiguous cached pages right before a page, at most the size of the largest window. */
    private long cachedBefore(long page) {
        long count = 0;
        while (count < sizes.largest() && count < page && file.isCached(page - count - 1)) {
            count++;
        }
        return count;
    }

    @Override
    public void marked(long page, long wanted) {
        if (page == start + size - ahead) {
            start += size;
            size = Math.max(size, sizes.next(size));
        } else {
            long missing = nextMissing(page);
            if (missing == NONE) {
                return;
            }
            start = missing;
            size = sizes.next(missing - page + wanted);
        }
        order += ORDER_STEP;
        align();
        ahead = size;
        read();
    }

    /** Returns the first page after this one that is not in the cache and not farther away than the largest window, or {@link #NONE}. */
    private long nextMissing(long page) {
        for (long next = page + 1; next <= page + sizes.largest(); next++) {
            if (!file.isCached(next)) {
                return next;
            }
        }
        return NONE;
    }

    /** Aligns the end of the window to folios of its order, or to the largest power of two that divides the largest window if less. */
    private void align() {
        long end = start + size;
        long unit = 1L << Math.min(order, alignment);
        long aligned = end - end % unit;
        if (aligned > start) {
            size = aligned - start;
        }
    }

    private void read() {
        int sizeOrder = Long.SIZE - 1 - Long.numberOfLeadingZeros(size);
        order = Math.min(order, Math.min(LARGEST_ORDER, sizeOrder));
        submit(start, size, start + size - ahead);
    }

    private void submit(long from, long pages, long mark) {
        long to = Math.min(from + pages, file.pages());
        if (from < to) {
            file.read(from, to, mark);
        }
    }

    @Override
    public void accessed(long page, long end) {
        position = end;
    }
}
