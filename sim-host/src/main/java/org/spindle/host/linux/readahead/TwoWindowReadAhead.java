package org.spindle.host.linux.readahead;

/**
 * The read-ahead of Linux 2.6.9 to 2.6.22, as 2.6.20 has it: a current window, in which the file is read, and one ahead of it that is
 * begun when the file is read up to the current one. A file whose pages are all found in the cache is not read ahead until one is
 * missing.
 */
public final class TwoWindowReadAhead implements ReadAhead {

    private static final int HITS = 256;
    private static final int SHRINK = 2;

    private final FilePages file;
    private final WindowSize sizes;
    private final long least;

    private long start;
    private long size;
    private long aheadStart;
    private long aheadSize;

    /** The page that was accessed last, -1 at first. */
    private long previous = -1;

    /** Pages that were to be read and were in the cache, since the last one that was not. */
    private long hits;

    private boolean isOff;
    private boolean hasMissed;

    /**
     * @param most pages of the largest window, at least 1
     * @param least pages of the smallest one, at least 1
     */
    public TwoWindowReadAhead(FilePages file, long most, long least) {
        this.file = file;
        this.least = Math.min(least, most);
        sizes = new WindowSize(most);
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
            submit(page, Math.min(wanted, sizes.most()));
        } else {
            start = page;
            size = sizes.initial(wanted);
            aheadSize = 0;
            submit(start, size);
            if (wanted >= sizes.most()) {
                readAhead();
            }
        }
    }

    /** Whether a page has been read ahead and is missing all the same. */
    private boolean isReadAhead(long page) {
        return page >= start && page < start + size + aheadSize;
    }

    private void forget() {
        size = 0;
        aheadSize = 0;
    }

    /** This generation of the kernel has no marks. */
    @Override
    public void marked(long page, long wanted) {
        throw new IllegalStateException(
                "page " + page + " carries a mark, which read-ahead of this generation does not set");
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

    /** The window ahead becomes the current one, and another one is begun ahead of it. */
    private void advance() {
        start = aheadStart;
        size = aheadSize;
        readAhead();
    }

    private void readAhead() {
        aheadStart = start + size;
        aheadSize = hasMissed ? Math.max(least, size - SHRINK) : sizes.next(size);
        hasMissed = false;
        submit(aheadStart, aheadSize);
    }

    /** Whoever finds 256 pages in a row in the cache is not read ahead any more. */
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
