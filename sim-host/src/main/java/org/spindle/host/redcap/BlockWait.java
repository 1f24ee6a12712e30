package org.spindle.host.redcap;

import java.util.BitSet;
import org.jspecify.annotations.Nullable;
import org.spindle.spi.request.Request;
import org.spindle.spi.sim.EventHandler;

/** A read's wait for blocks of one segment that are being prefetched, followed by their copying to the reader. */
final class BlockWait implements EventHandler {

    private final ReadPath path;
    private final BitSet blocks = new BitSet();
    private @Nullable HostRead read;
    private @Nullable Request whole;
    private @Nullable DiskSegment segment;
    private int transfers;
    private long begun;

    BlockWait(ReadPath path) {
        this.path = path;
    }

    void reset(HostRead waiting, Request of, DiskSegment from) {
        read = waiting;
        whole = of;
        segment = from;
        begun = path.now();
        blocks.clear();
        from.pin();
    }

    /** Adds a block and the transfer that reads it. */
    void add(int block, DiskTransfer transfer) {
        blocks.set(block);
        if (transfer.addWaiter(this)) {
            transfers++;
        }
    }

    /** Called when one of the transfers has arrived; begins to copy the blocks after the last. */
    void arrived() {
        transfers--;
        if (transfers == 0 && read != null && whole != null && segment != null) {
            for (int block = blocks.nextSetBit(0); block >= 0; block = blocks.nextSetBit(block + 1)) {
                path.readCached(whole, segment, block);
            }
            long nanos = read.waited(path.now() - begun, blocks.cardinality());
            path.schedule(nanos, this);
        }
    }

    /** Ends the wait when the blocks have been copied. */
    @Override
    public void handle(int op, long arg) {
        HostRead waiting = read;
        if (segment != null) {
            segment.unpin();
        }
        read = null;
        whole = null;
        segment = null;
        if (waiting != null) {
            waiting.waitOver();
        }
        path.giveBack(this);
    }
}
