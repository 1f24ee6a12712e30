package org.spindle.host.redcap;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.spindle.spi.request.CompletionListener;
import org.spindle.spi.request.Request;

/** A request to the unit below for blocks of one disk segment: requested by a read, prefetched, or both. */
final class DiskTransfer implements CompletionListener {

    /** Blocks that are stored in the segment on arrival. */
    final BitSet stored = new BitSet();

    private final ReadPath path;
    private final List<BlockWait> waiting = new ArrayList<>();
    private @Nullable HostRead read;
    private @Nullable DiskSegment segment;
    private int missed;
    private int prefetched;
    private long sent;

    DiskTransfer(ReadPath path) {
        this.path = path;
    }

    /**
     * @param read the read that causes the transfer
     * @param segment the segment in which blocks are stored; null if none are
     * @param missed number of blocks that the read has requested
     * @param prefetched number of blocks that the read has not requested
     * @param sent the current time, in nanoseconds
     */
    void reset(HostRead read, @Nullable DiskSegment segment, int missed, int prefetched, long sent) {
        this.read = read;
        this.segment = segment;
        this.missed = missed;
        this.prefetched = prefetched;
        this.sent = sent;
        stored.clear();
    }

    int missed() {
        return missed;
    }

    int prefetched() {
        return prefetched;
    }

    long sent() {
        return sent;
    }

    /** Returns whether some or all of the blocks are prefetched. */
    boolean isPrefetch() {
        return prefetched > 0;
    }

    /** Registers a wait for this transfer; returns false if the wait is already registered. */
    boolean addWaiter(BlockWait wait) {
        int last = waiting.size() - 1;
        if (last >= 0 && waiting.get(last) == wait) {
            return false;
        }
        waiting.add(wait);
        return true;
    }

    @Override
    public void completed(Request part) {
        if (segment != null) {
            segment.arrived(this);
            path.moves().stored(part, segment.key(), stored);
        }
        for (int i = 0; i < waiting.size(); i++) {
            waiting.get(i).arrived();
        }
        waiting.clear();
        HostRead causing = read;
        read = null;
        segment = null;
        if (causing != null) {
            causing.transferred(this, part);
        }
        path.giveBack(this);
    }
}
