package org.spindle.host.linux.pagecache;

import java.util.Arrays;
import org.spindle.spi.metric.Counter;
import org.spindle.spi.sim.EventHandler;
import org.spindle.spi.sim.EventLoop;

/**
 * The flusher: writes dirty pages back file by file in order of their place, until no more than the background limit are dirty; and,
 * every so often, those that have been dirty for too long.
 */
final class DirtyPages implements EventHandler {

    private final LinuxHostConfig config;
    private final PageMemory memory;
    private final PageTransfers transfers;
    private final EventLoop events;
    private final Counter pagesWritten;

    /** Pages of the file that is being written back. */
    private final long[] pages;

    private int nextUnit;
    private boolean isScheduled;

    DirtyPages(
            LinuxHostConfig config,
            PageMemory memory,
            PageTransfers transfers,
            EventLoop events,
            Counter pagesWritten) {
        this.config = config;
        this.memory = memory;
        this.transfers = transfers;
        this.events = events;
        this.pagesWritten = pagesWritten;
        pages = new long[memory.size()];
    }

    /** Whether a write has to wait. */
    boolean isBeyondLimit() {
        return memory.dirty() + memory.writing() >= config.dirtyLimit();
    }

    /** Pages have become dirty. */
    void dirtied() {
        if (memory.dirty() > config.backgroundLimit()) {
            writeDownTo(config.backgroundLimit());
        }
        if (!isScheduled && memory.dirty() > 0) {
            isScheduled = true;
            events.schedule(events.now() + config.dirtyWriteback().nanos(), this, 0, 0);
        }
    }

    /** Writes everything back, because there is no clean page to make room. */
    void makeRoom() {
        writeDownTo(0);
    }

    private void writeDownTo(int left) {
        for (int i = 0; i < transfers.units() && memory.dirty() > left; i++) {
            int unit = nextUnit;
            nextUnit = (nextUnit + 1) % transfers.units();
            write(unit, Long.MAX_VALUE, memory.dirty() - left, true);
        }
    }

    /** Writes back what has been dirty in a file since a time or before, and begins to do so. */
    void sync(int unit, long since) {
        write(unit, since, Integer.MAX_VALUE, false);
    }

    private void write(int unit, long since, int most, boolean isAsynchronous) {
        int count = memory.collectDirty(unit, since, pages);
        Arrays.sort(pages, 0, count);
        int taken = Math.min(count, most);
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
