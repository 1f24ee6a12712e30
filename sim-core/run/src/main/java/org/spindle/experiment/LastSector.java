package org.spindle.experiment;

import org.spindle.spi.request.BlockTarget;
import org.spindle.spi.request.Request;

/** The way into a unit, which remembers where the last request that went there began. */
final class LastSector implements BlockTarget {

    private final BlockTarget target;
    private long sector;

    LastSector(BlockTarget target) {
        this.target = target;
    }

    /** 0 before any request. */
    long sector() {
        return sector;
    }

    @Override
    public void submit(Request request) {
        sector = request.sector();
        target.submit(request);
    }
}
