package org.spindle.host.linux.pagecache;

import org.jspecify.annotations.Nullable;
import org.spindle.host.linux.readahead.FilePages;
import org.spindle.host.linux.readahead.ReadAhead;
import org.spindle.spi.metric.Counter;
import org.spindle.spi.request.Request;

/** A file in the page cache; reads its missing pages into the cache for one request at a time. */
final class CachedFile implements FilePages {

    private final int unit;
    private final PageMemory memory;
    private final PageTransfers transfers;
    private final Counter pagesRead;
    private final long pages;
    private @Nullable Request reader;
    private long wanted;

    CachedFile(int unit, PageMemory memory, PageTransfers transfers, Counter pagesRead) {
        this.unit = unit;
        this.memory = memory;
        this.transfers = transfers;
        this.pagesRead = pagesRead;
        pages = transfers.pages(unit);
    }

    /** Sets the request for which pages are read until the next call, and the page that it waits for. */
    void readFor(Request request, long page) {
        reader = request;
        wanted = page;
    }

    @Override
    public long pages() {
        return pages;
    }

    @Override
    public boolean isCached(long page) {
        return memory.find(unit, page) != PageMemory.NONE;
    }

    /** {@inheritDoc} Stops when no frame is free for a further page. */
    @Override
    public long read(long from, long to, long mark) {
        long count = 0;
        long start = from;
        boolean hasRoom = true;
        long page = from;
        while (page < to && hasRoom) {
            if (isCached(page)) {
                submit(start, page);
                start = page + 1;
            } else {
                hasRoom = insert(page, page == mark);
                count += hasRoom ? 1 : 0;
            }
            page += hasRoom ? 1 : 0;
        }
        submit(start, page);
        return count;
    }

    private boolean insert(long page, boolean isMarked) {
        int frame = memory.insert(unit, page);
        if (frame == PageMemory.NONE) {
            return false;
        }
        memory.beginReading(frame);
        if (isMarked) {
            memory.mark(frame);
        }
        return true;
    }

    private void submit(long from, long to) {
        if (from < to) {
            pagesRead.add(to - from);
            transfers.read(unit, from, to, from > wanted, reader);
        }
    }

    /** Reads a missing page. */
    void readOne(long page) {
        read(page, page + 1, ReadAhead.NONE);
    }
}
