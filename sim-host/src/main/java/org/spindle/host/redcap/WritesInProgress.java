package org.spindle.host.redcap;

import java.util.ArrayList;
import java.util.List;
import org.spindle.spi.request.Request;

/** The writes and discards in progress; data read concurrently may be older than these. */
final class WritesInProgress {

    private final SegmentGrid grid;
    private final List<Request> writes = new ArrayList<>();

    WritesInProgress(SegmentGrid grid) {
        this.grid = grid;
    }

    void begins(Request write) {
        writes.add(write);
    }

    void ends(Request write) {
        int last = writes.size() - 1;
        writes.set(writes.indexOf(write), writes.get(last));
        writes.remove(last);
    }

    /** Excludes blocks that are being written from the blocks that a new transfer stores. */
    void exclude(long segment, DiskTransfer transfer) {
        for (int i = 0; i < writes.size(); i++) {
            long from = Math.max(writes.get(i).sector(), grid.start(segment));
            long to = Math.min(writes.get(i).end(), grid.end(segment));
            if (from < to) {
                transfer.stored.clear(grid.block(segment, from), grid.endBlock(segment, to));
            }
        }
    }
}
