package org.spindle.host.redcap;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.spindle.spi.request.CompletionListener;
import org.spindle.spi.request.Request;

/** A request to the unit below for blocks of one disk segment: what a read has asked for, what is prefetched beside it, or both. */
final class DiskTransfer implements CompletionListener {

    /** Blocks that stay in the segment when they have arrived. */
    final BitSet kept = new BitSet();

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
     * @param read that causes it
     * @param segment where blocks are kept; null if none are
     * @param missed blocks that the read has asked for
     * @param prefetched blocks that it has not asked for
     * @param sent now
     */
    void reset(HostRead read, @Nullable DiskSegment segment, int missed, int prefetched, long sent) {
        this.read = read;
        this.segment = segment;
        this.missed = missed;
        this.prefetched = prefetched;
        this.sent = sent;
        kept.clear();
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

    /** Whether it brings nothing but what nobody has asked for, or that as well. */
    boolean isPrefetch() {
        return prefetched > 0;
    }

    /** Lets a wait end when this has arrived; returns whether it did not wait for this already. */
    boolean waits(BlockWait wait) {
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
            path.moves().kept(part, segment.key(), kept);
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
