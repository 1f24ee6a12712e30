package org.spindle.host.linux.readahead;

/**
 * The on-demand read-ahead of Linux 6.18. A file has one window; a page in it carries the mark, and who comes there moves the window
 * on and lets it grow. Windows end where large folios do. Folios themselves are not modelled: a mark is on the first page of one.
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

    /** Pages of the window from the mark on. */
    private long ahead;

    /** The power of two of pages that the folios of the window have at most. */
    private int order;

    /** One past the last byte that was accessed, -1 at first. */
    private long position = -1;

    /**
     * @param most pages of the largest window, at least 1
     * @param pageBytes size of a page
     */
    public OnDemandReadAhead(FilePages file, long most, long pageBytes) {
        this.file = file;
        this.pageBytes = pageBytes;
        sizes = new WindowSize(most);
        alignment = Long.numberOfTrailingZeros(most);
    }

    @Override
    public void missing(long page, long wanted) {
        long most = sizes.most();
        if (page == 0 || wanted > most || follows(page)) {
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
        size = Math.min((history == page ? 2 * history : history) + wanted, most);
        ahead = 1;
        order = 0;
        read();
    }

    /** Whether a page is the one that was accessed last, or the next one. */
    private boolean follows(long page) {
        long last = position < 0 ? -1 : position / pageBytes;
        return page >= last && page - last <= 1;
    }

    /** The number of pages in the cache right before a page, as many as the largest window has at most. */
    private long cachedBefore(long page) {
        long count = 0;
        while (count < sizes.most() && count < page && file.isCached(page - count - 1)) {
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

    /** The first page behind this one that is not in the cache, if it is no further away than the largest window. */
    private long nextMissing(long page) {
        for (long next = page + 1; next <= page + sizes.most(); next++) {
            if (!file.isCached(next)) {
                return next;
            }
        }
        return NONE;
    }

    /** Lets the window end where a folio of its order does, unless windows of the largest size could not. */
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
