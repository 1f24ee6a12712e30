package org.spindle.host.linux.readahead;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/** A reader of a file in an unlimited cache that records the pages read by read-ahead. Pages have 4 KiB. */
final class FileReader implements FilePages {

    /** The size of a page in bytes. */
    static final long PAGE = 4096;

    /** Pages that are read together. */
    record Window(long start, long pages) {}

    private final long pages;
    private final Set<Long> cached = new HashSet<>();
    private final Set<Long> marks = new HashSet<>();
    private final List<Window> windows = new ArrayList<>();

    FileReader(long pages) {
        this.pages = pages;
    }

    List<Window> windows() {
        return windows;
    }

    void evict(long page) {
        cached.remove(page);
        marks.remove(page);
    }

    @Override
    public long pages() {
        return pages;
    }

    @Override
    public boolean isCached(long page) {
        return cached.contains(page);
    }

    @Override
    public long read(long from, long to, long mark) {
        long read = 0;
        long start = from;
        for (long page = from; page <= to; page++) {
            boolean isMissing = page < to && cached.add(page);
            read += isMissing ? 1 : 0;
            if (isMissing && page == mark) {
                marks.add(page);
            }
            if (!isMissing) {
                if (start < page) {
                    windows.add(new Window(start, page - start));
                }
                start = page + 1;
            }
        }
        return read;
    }

    /** Reads bytes of the file as {@code read(2)} does. */
    void readBytes(ReadAhead ahead, long offset, long bytes) {
        long end = (offset + bytes + PAGE - 1) / PAGE;
        for (long page = offset / PAGE; page < Math.min(end, pages); page++) {
            if (!isCached(page)) {
                ahead.missing(page, end - page);
            }
            if (marks.remove(page)) {
                ahead.marked(page, end - page);
            }
            ahead.accessed(page, Math.min(offset + bytes, (page + 1) * PAGE));
        }
    }
}
