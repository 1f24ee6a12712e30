package org.spindle.host.virtualdisk;

import org.jspecify.annotations.Nullable;
import org.spindle.host.virtualdisk.table.IoTimes;
import org.spindle.spi.request.Request;

/** The drive of a virtual disk: its position, its simulated cache, and the table time of each access. */
final class VirtualService {

    private final IoTimes times;
    private final @Nullable SimulatedDriveCache cache;
    private final long sleepAdjustment;
    private final VirtualDiskMetrics metrics;
    private long lastEnd;

    /**
     * @param sleepAdjustment nanoseconds subtracted from each table time
     */
    VirtualService(
            IoTimes times, @Nullable SimulatedDriveCache cache, long sleepAdjustment, VirtualDiskMetrics metrics) {
        this.times = times;
        this.cache = cache;
        this.sleepAdjustment = sleepAdjustment;
        this.metrics = metrics;
    }

    /** Begins an access; returns its duration in nanoseconds. */
    long begin(Request request) {
        long gap = Math.abs(request.sector() - lastEnd);
        lastEnd = request.end();
        boolean isHit = isHit(request, gap);
        long nanos = times.time(request.isWrite(), isHit, request.sectors(), gap);
        metrics.accessed(nanos, times.age(request.isWrite(), isHit, request.sectors(), gap));
        return Math.max(0, nanos - sleepAdjustment);
    }

    private boolean isHit(Request request, long gap) {
        SimulatedDriveCache simulated = cache;
        if (simulated == null) {
            return false;
        }
        if (request.isWrite()) {
            simulated.write(request.sector(), request.sectors());
            return false;
        }
        boolean isHit = simulated.read(request.sector(), request.sectors(), gap);
        metrics.cache(isHit);
        return isHit;
    }
}
