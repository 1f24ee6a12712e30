package org.spindle.host.redcap;

import java.util.ArrayList;
import java.util.List;
import org.spindle.spi.request.Request;

/** The writes and discards that are on their way: what is read beside them may be older than they are. */
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

    /** Lets a transfer that begins now keep nothing of what is being written. */
    void exclude(long segment, DiskTransfer transfer) {
        for (int i = 0; i < writes.size(); i++) {
            long from = Math.max(writes.get(i).sector(), grid.start(segment));
            long to = Math.min(writes.get(i).end(), grid.end(segment));
            if (from < to) {
                transfer.kept.clear(grid.block(segment, from), grid.endBlock(segment, to));
            }
        }
    }
}
