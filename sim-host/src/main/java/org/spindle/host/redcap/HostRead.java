package org.spindle.host.redcap;

import java.util.BitSet;
import org.jspecify.annotations.Nullable;
import org.spindle.spi.request.BufferOutcome;
import org.spindle.spi.request.Request;
import org.spindle.spi.sim.EventHandler;

/**
 * A read while the cache is active (section 2.3.2). Its parts, one for each disk segment, are processed in order; the copying of blocks out
 * of the cache delays the following parts. The read ends when its prefetches have arrived, which may be later than its completion.
 */
final class HostRead implements EventHandler {

    private final ReadPath path;
    private final ReadCosts costs = new ReadCosts();

    /** Blocks of the current segment that are neither valid nor in transfer. */
    private final BitSet missing = new BitSet();

    private @Nullable Request whole;
    private @Nullable DiskSegment current;
    private long begun;

    /** The rule's correction to the time of the last completed request below, in nanoseconds. */
    private long correction;

    private long at;
    private long partFrom;
    private long partEnd;

    /** Number of open activities: the processing of the parts, transfers and waits. */
    private int open;

    /** Number of incomplete requests below for this read, which account for its time themselves. */
    private int parts;

    /** Number of copies in progress. */
    private int copying;

    /** The spans of the transfers of requested blocks and of prefetched blocks. */
    private final ArrivalSpan misses = new ArrivalSpan();

    private final ArrivalSpan prefetches = new ArrivalSpan();

    HostRead(ReadPath path) {
        this.path = path;
    }

    void begin(Request read) {
        whole = read;
        begun = path.now();
        correction = 0;
        costs.clear();
        misses.clear();
        prefetches.clear();
        at = read.sector();
        open = 1;
        parts = 0;
        copying = 0;
        path.context().hold(read);
        proceed(read);
    }

    private void proceed(Request read) {
        SegmentGrid grid = path.grid();
        while (at < read.end()) {
            long segment = grid.segment(at);
            partFrom = at;
            partEnd = Math.min(read.end(), grid.end(segment));
            at = partEnd;
            DiskSegment found = path.cache().find(segment);
            if (found == null) {
                miss(read, segment);
            } else if (isCopying(read, found)) {
                return;
            }
        }
        handled(read);
    }

    private void miss(Request read, long segment) {
        SegmentGrid grid = path.grid();
        int first = grid.block(segment, partFrom);
        int end = grid.endBlock(segment, partEnd);
        int others = grid.count(segment) - (end - first);
        costs.missBlocks += end - first;
        DiskSegment slot = others == 0 ? null : path.cache().claim(segment);
        if (slot == null) {
            path.metrics().missed(others > 0);
            path.readRequested(this, read, null, segment, partFrom, partEnd);
            return;
        }
        costs.prefetchedBlocks += others;
        path.metrics().prefetches(others);
        path.fill(this, read, slot, partFrom, partEnd);
    }

    /** Processes a part whose segment is in the cache; returns whether blocks are being copied, which delays the rest of the read. */
    private boolean isCopying(Request read, DiskSegment found) {
        path.cache().touch(found);
        missing.clear();
        int copied = 0;
        BlockWait wait = null;
        SegmentGrid grid = path.grid();
        int end = grid.endBlock(found.key(), partEnd);
        for (int block = grid.block(found.key(), partFrom); block < end; block++) {
            if (found.valid.get(block)) {
                path.readCached(read, found, block);
                copied++;
                continue;
            }
            DiskTransfer bringing = found.bringing(block);
            if (bringing == null) {
                missing.set(block);
            } else {
                if (wait == null) {
                    wait = beginWait(read, found);
                }
                wait.add(block, bringing);
            }
        }
        costs.missBlocks += missing.cardinality();
        if (copied == 0) {
            readMissing(read, found);
            return false;
        }
        current = found;
        found.pin();
        path.schedule(copies(copied), this);
        copying++;
        divide(read);
        return true;
    }

    private BlockWait beginWait(Request read, DiskSegment found) {
        BlockWait wait = path.takeWait(this, read, found);
        open++;
        path.context().hold(read);
        return wait;
    }

    /** Accounts for the copying of blocks that begins now; returns its duration in nanoseconds. */
    private long copies(int blocks) {
        long nanos = path.copyNanos(blocks);
        costs.hitBlocks += blocks;
        costs.hitNanos += nanos;
        return nanos;
    }

    /** Continues when the blocks of the current segment have been copied. */
    @Override
    public void handle(int op, long arg) {
        Request read = whole;
        DiskSegment found = current;
        if (read == null || found == null) {
            throw new IllegalStateException("no copy is in progress");
        }
        current = null;
        copying--;
        found.unpin();
        readMissing(read, found);
        proceed(read);
    }

    private void readMissing(Request read, DiskSegment found) {
        for (int first = missing.nextSetBit(0); first >= 0; ) {
            int end = missing.nextClearBit(first);
            long from = Math.max(partFrom, path.grid().sector(found.key(), first));
            long to = Math.min(partEnd, path.grid().sector(found.key(), end));
            path.readRequested(this, read, path.keepsLateReads() ? found : null, found.key(), from, to);
            first = missing.nextSetBit(end);
        }
    }

    private void handled(Request read) {
        int missed = (int) costs.missBlocks;
        path.metrics().found(path.blocks(read) - missed, missed);
        if (path.context().release(read)) {
            end(read, missed == 0);
        } else {
            divide(read);
        }
        closeOne();
    }

    /** Enters the time component for what the read waits for, unless it is a request below, which accounts for itself. */
    private void divide(Request read) {
        if (parts == 0) {
            RedcapTimes times = path.times();
            read.clock().enter(copying > 0 ? times.copy() : times.prefetchWait(), path.now());
        }
    }

    /** Called when a transfer for this read is sent. */
    void sends(DiskTransfer transfer) {
        open++;
        if (transfer.missed() > 0 && whole != null) {
            if (parts == 0) {
                whole.clock().enter(path.times().partsWait(), path.now());
            }
            parts++;
        }
        if (transfer.prefetched() == 0) {
            misses.start(transfer.sent());
        } else if (transfer.missed() == 0) {
            prefetches.start(transfer.sent());
        }
    }

    /** Called when a transfer for this read is complete. */
    void transferred(DiskTransfer transfer, Request part) {
        long now = path.now();
        if (transfer.missed() > 0 && transfer.prefetched() > 0) {
            long nanos = now - transfer.sent();
            long ofMisses = nanos * transfer.missed() / (transfer.missed() + transfer.prefetched());
            costs.missNanos += ofMisses;
            costs.prefetchNanos += nanos - ofMisses;
        } else if (transfer.missed() > 0) {
            misses.finish(now);
        } else {
            prefetches.finish(now);
        }
        long ofThis = path.rule().served(part, transfer.sent());
        Request read = part.parent();
        boolean isLast = path.context().finish(part);
        if (read != null) {
            correction = ofThis;
            parts--;
            if (isLast) {
                end(read, false);
            } else {
                divide(read);
            }
        }
        closeOne();
    }

    /**
     * Processes the arrival of the blocks that this read has waited for.
     *
     * @param nanos duration of the wait
     * @return duration of copying the blocks, in nanoseconds
     */
    long waited(long nanos, int blocks) {
        costs.waitNanos += nanos;
        copying++;
        if (whole != null) {
            divide(whole);
        }
        return copies(blocks);
    }

    /** Called when the blocks that were waited for have been copied. */
    void waitOver() {
        copying--;
        Request read = whole;
        if (read != null) {
            if (path.context().release(read)) {
                end(read, costs.missBlocks == 0);
            } else {
                divide(read);
            }
        }
        closeOne();
    }

    private void end(Request read, boolean isHit) {
        whole = null;
        path.rule().completes(costs, path.now() - begun + correction);
        if (isHit) {
            read.buffer(BufferOutcome.HIT);
        }
        read.complete(path.now());
    }

    private void closeOne() {
        open--;
        if (open == 0) {
            costs.missNanos += misses.nanos();
            costs.prefetchNanos += path.onlyBeyond() ? prefetches.nanosAfter(misses) : prefetches.nanos();
            path.ended(this, costs);
        }
    }
}
