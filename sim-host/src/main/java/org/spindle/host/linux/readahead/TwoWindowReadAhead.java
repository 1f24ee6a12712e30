package org.spindle.host.linux.readahead;

/**
 * The read-ahead of Linux 2.6.9 to 2.6.22, as in 2.6.20: a current window, in which the reader is, and one ahead of it, which is read
 * when the reader has entered the current one. Read-ahead of a file whose pages are all found in the cache is switched off until a page
 * is missing.
 */
public final class TwoWindowReadAhead implements ReadAhead {

    private static final int HITS = 256;
    private static final int SHRINK = 2;

    private final FilePages file;
    private final WindowSize sizes;
    private final long smallest;

    private long start;
    private long size;
    private long aheadStart;
    private long aheadSize;

    /** The page accessed last; -1 initially. */
    private long previous = -1;

    /** Number of pages since the last range with a missing page that were to be read ahead and were in the cache already. */
    private long hits;

    private boolean isOff;
    private boolean hasMissed;

    /**
     * @param largest pages of the largest window, at least 1
     * @param smallest pages of the smallest window, at least 1
     */
    public TwoWindowReadAhead(FilePages file, long largest, long smallest) {
        this.file = file;
        this.smallest = Math.min(smallest, largest);
        sizes = new WindowSize(largest);
    }

    @Override
    public void missing(long page, long wanted) {
        if (isOff || isReadAhead(page)) {
            hasMissed = !isOff;
            isOff = false;
            hits = 0;
            submit(page, 1);
        } else if (page != previous + 1) {
            forget();
            submit(page, Math.min(wanted, sizes.largest()));
        } else {
            start = page;
            size = sizes.initial(wanted);
            aheadSize = 0;
            submit(start, size);
            if (wanted >= sizes.largest()) {
                readAhead();
            }
        }
    }

    /** Returns whether a missing page lies in the windows: it has been read ahead and evicted since. */
    private boolean isReadAhead(long page) {
        return page >= start && page < start + size + aheadSize;
    }

    private void forget() {
        size = 0;
        aheadSize = 0;
    }

    /** Never called, as this generation of the kernel has no marks. */
    @Override
    public void marked(long page, long wanted) {
        throw new IllegalStateException(
                "page " + page + " is marked, although the read-ahead of this generation sets no marks");
    }

    @Override
    public void accessed(long page, long end) {
        if (page == previous) {
            return;
        }
        boolean isSequential = page == previous + 1;
        previous = page;
        if (isOff || size == 0) {
            return;
        }
        if (!isSequential) {
            forget();
        } else if (aheadSize == 0 && page > start) {
            readAhead();
        } else if (aheadSize > 0 && page == aheadStart) {
            advance();
        }
    }

    /** Makes the window ahead the current one and reads another ahead of it. */
    private void advance() {
        start = aheadStart;
        size = aheadSize;
        readAhead();
    }

    private void readAhead() {
        aheadStart = start + size;
        aheadSize = hasMissed ? Math.max(smallest, size - SHRINK) : sizes.next(size);
        hasMissed = false;
        submit(aheadStart, aheadSize);
    }

    /** Reads the missing pages of a range; switches read-ahead off after 256 successive pages that were in the cache. */
    private void submit(long from, long pages) {
        long to = Math.min(from + pages, file.pages());
        if (from >= to) {
            return;
        }
        hits = file.read(from, to, NONE) > 0 ? 0 : hits + to - from;
        if (hits >= HITS) {
            isOff = true;
            forget();
        }
    }
}
