package org.spindle.queue;

import org.spindle.spi.request.BlockTarget;
import org.spindle.spi.request.Request;

/** Passes requests on to a target and remembers where the last of them began. */
public final class LastSectorTracker implements BlockTarget {

    private final BlockTarget target;
    private long sector;

    public LastSectorTracker(BlockTarget target) {
        this.target = target;
    }

    /** Returns the first sector of the last request; 0 before any. */
    public long sector() {
        return sector;
    }

    @Override
    public void submit(Request request) {
        sector = request.sector();
        target.submit(request);
    }
}
