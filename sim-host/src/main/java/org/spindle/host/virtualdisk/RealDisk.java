package org.spindle.host.virtualdisk;

import org.spindle.host.virtualdisk.table.IoTimes;
import org.spindle.spi.request.Request;

/**
 * What is known of the real disk: its dispatched and completed requests, in that order, from which the tables of I/O times
 * learn, and the table time of each (González-Férez 2012, equation 3.1). It has the position of the real disk's last request;
 * each virtual disk has a position of its own.
 */
public final class RealDisk {

    private final IoTimes times;
    private long lastEnd;

    public RealDisk(IoTimes times) {
        this.times = times;
    }

    /** Returns the gap in sectors between the last dispatched request and this one, which is dispatched now. */
    public long dispatched(Request request) {
        long gap = Math.abs(request.sector() - lastEnd);
        lastEnd = request.end();
        return gap;
    }

    /**
     * Takes a completed read or write into the tables.
     *
     * @param gap what {@link #dispatched} has returned for it
     * @param measuredNanos from its dispatch to its completion
     * @return the time in nanoseconds that the table had for it, not yet changed by what was measured
     */
    public long completed(Request request, long gap, long measuredNanos) {
        return times.learn(request.isWrite(), request.sectors(), gap, measuredNanos);
    }

    /**
     * Takes a completed read or write into the tables, for a client that sees no dispatches: a device that serves one
     * request at a time completes requests in the order of their dispatch.
     *
     * @param request with the times of its dispatch and its completion
     * @return the time in nanoseconds that the table had for it
     */
    public long completed(Request request) {
        return completed(request, dispatched(request), request.serviceTime());
    }

    /**
     * Returns the service time of a real request that a virtual disk's is compared with: its wait in the real queue and the
     * time of the table (equation 3.1).
     *
     * @param request with the times of its arrival in the queue and of its dispatch
     * @param tableNanos what {@link #completed} has returned for it
     */
    public static long serviceNanos(Request request, long tableNanos) {
        return request.queueTime() + tableNanos;
    }
}
