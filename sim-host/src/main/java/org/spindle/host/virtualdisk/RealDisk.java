package org.spindle.host.virtualdisk;

import org.spindle.host.virtualdisk.table.IoTimes;
import org.spindle.spi.request.Request;

/**
 * The observed behaviour of the real disk: its requests in the order of dispatch, from whose times the tables of I/O times learn, and
 * the table time of each (González-Férez 2012, equation 3.1). It tracks the position of the real disk's last request; each virtual disk
 * has a position of its own.
 */
public final class RealDisk {

    private final IoTimes times;
    private long lastEnd;

    public RealDisk(IoTimes times) {
        this.times = times;
    }

    /** Returns the gap in sectors between the previously dispatched request and this one, which is dispatched now. */
    public long dispatched(Request request) {
        long gap = Math.abs(request.sector() - lastEnd);
        lastEnd = request.end();
        return gap;
    }

    /**
     * Adds a completed read or write to the tables.
     *
     * @param gap the gap that {@link #dispatched} returned for the request
     * @param measuredNanos time from dispatch to completion
     * @return the table time of the request in nanoseconds, before the measurement was added
     */
    public long completed(Request request, long gap, long measuredNanos) {
        return times.learn(request.isWrite(), request.sectors(), gap, measuredNanos);
    }

    /**
     * Adds a completed read or write to the tables, for a client that does not observe dispatches: a device that serves one request at a
     * time completes requests in the order of dispatch.
     *
     * @param request a request with times of dispatch and completion
     * @return the table time of the request in nanoseconds, before the measurement was added
     */
    public long completed(Request request) {
        return completed(request, dispatched(request), request.serviceTime());
    }
}
