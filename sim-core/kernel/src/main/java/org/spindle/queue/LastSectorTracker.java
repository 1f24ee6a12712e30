package org.spindle.queue;

import org.spindle.spi.request.BlockTarget;
import org.spindle.spi.request.Request;

/** Forwards requests to a target and records the position of the last one. */
public final class LastSectorTracker implements BlockTarget {

    private final BlockTarget target;
    private long sector;
    private long end;

    public LastSectorTracker(BlockTarget target) {
        this.target = target;
    }

    /** Returns the first sector of the last request; 0 before any. */
    public long sector() {
        return sector;
    }

    /** Returns one past the last sector of the last request; 0 before any. */
    public long end() {
        return end;
    }

    @Override
    public void submit(Request request) {
        sector = request.sector();
        end = request.end();
        target.submit(request);
    }

    @Override
    public void processEnded(long process) {
        target.processEnded(process);
    }

    @Override
    public void unplug() {
        target.unplug();
    }
}
