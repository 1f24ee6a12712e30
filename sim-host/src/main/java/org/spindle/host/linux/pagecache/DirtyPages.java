package org.spindle.host.linux.pagecache;

import java.util.Arrays;
import org.spindle.spi.metric.Counter;
import org.spindle.spi.metric.Level;
import org.spindle.spi.sim.EventHandler;
import org.spindle.spi.sim.EventLoop;

/**
 * The flusher: writes dirty pages back, file by file in ascending order of pages, until at most the background limit are dirty; and
 * periodically those that have been dirty for too long.
 */
final class DirtyPages implements EventHandler {

    private final LinuxHostConfig config;
    private final PageMemory memory;
    private final PageTransfers transfers;
    private final EventLoop events;
    private final Counter pagesWritten;
    private final Level level;
    private final Runnable beginning;

    /** Buffer for the pages of the file that is being written back. */
    private final long[] pages;

    private int nextUnit;
    private boolean isScheduled;

    /**
     * @param beginning is called before pages are written back while none are
     */
    DirtyPages(
            LinuxHostConfig config,
            PageMemory memory,
            PageTransfers transfers,
            EventLoop events,
            Counter pagesWritten,
            Level level,
            Runnable beginning) {
        this.config = config;
        this.memory = memory;
        this.transfers = transfers;
        this.events = events;
        this.pagesWritten = pagesWritten;
        this.level = level;
        this.beginning = beginning;
        pages = new long[memory.size()];
    }

    /** Returns the number of pages that are dirty or being written back. */
    int unwritten() {
        return memory.dirty() + memory.writing();
    }

    /** Returns whether pages are being written back. */
    boolean isWriting() {
        return memory.writing() > 0;
    }

    /** Brings the metric of this number up to date. */
    void count() {
        level.set(unwritten());
    }

    /** Returns whether so many of these are there that a write has to wait. */
    boolean isBeyondLimit() {
        return unwritten() >= config.dirtyLimit();
    }

    /** Starts write-back if it is necessary, after pages have become dirty. */
    void dirtied() {
        if (memory.dirty() > config.backgroundLimit()) {
            writeDownTo(config.backgroundLimit());
        }
        if (!isScheduled && memory.dirty() > 0) {
            isScheduled = true;
            events.schedule(events.now() + config.dirtyWriteback().nanos(), this, 0, 0);
        }
    }

    /** Writes all dirty pages back, when no clean page can be evicted. */
    void makeRoom() {
        writeDownTo(0);
    }

    private void writeDownTo(int remaining) {
        for (int i = 0; i < transfers.units() && memory.dirty() > remaining; i++) {
            int unit = nextUnit;
            nextUnit = (nextUnit + 1) % transfers.units();
            write(unit, Long.MAX_VALUE, memory.dirty() - remaining, true);
        }
    }

    /** Starts the write-back of the pages of a file that became dirty at a time or before. */
    void sync(int unit, long since) {
        write(unit, since, Integer.MAX_VALUE, false);
    }

    private void write(int unit, long since, int limit, boolean isAsynchronous) {
        int count = memory.collectDirty(unit, since, pages);
        Arrays.sort(pages, 0, count);
        int taken = Math.min(count, limit);
        if (taken > 0 && !isWriting()) {
            beginning.run();
        }
        for (int i = 0; i < taken; i++) {
            memory.beginWriting(memory.find(unit, pages[i]));
        }
        pagesWritten.add(taken);
        for (int begin = 0; begin < taken; ) {
            int end = begin + 1;
            while (end < taken && pages[end] == pages[end - 1] + 1) {
                end++;
            }
            long from = pages[begin];
            long to = pages[end - 1] + 1;
            begin = end;
            transfers.write(unit, from, to, isAsynchronous);
        }
    }

    @Override
    public void handle(int op, long arg) {
        isScheduled = false;
        for (int unit = 0; unit < transfers.units(); unit++) {
            write(unit, events.now() - config.dirtyExpire().nanos(), Integer.MAX_VALUE, true);
        }
        dirtied();
    }
}
