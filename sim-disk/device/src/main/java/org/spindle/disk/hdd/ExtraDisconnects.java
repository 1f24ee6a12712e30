package org.spindle.disk.hdd;

import java.util.Set;
import org.spindle.disk.hdd.spec.BusBehaviour;
import org.spindle.disk.hdd.spec.HddCompat;

/**
 * The writes that leave the bus before they send their data: those that follow a write but do not continue it
 * (Worthington 1994, table A.4), on drives that are configured so.
 */
final class ExtraDisconnects {

    private final boolean enabled;
    private final CommandTimes times;
    private long lastWriteEnd = -1;

    ExtraDisconnects(BusBehaviour bus, Set<HddCompat> compat, CommandTimes times) {
        enabled = bus.extraWriteDisconnect() != null
                && !bus.neverDisconnect()
                && !compat.contains(HddCompat.NO_EXTRA_WRITE_DISCONNECT);
        this.times = times;
    }

    /** Returns whether a write that arrives now leaves the bus before its data. */
    boolean appliesTo(DriveRequest write) {
        return enabled && times.lastWasWrite() && write.first != lastWriteEnd;
    }

    /** Records that a write arrives. */
    void arrived(DriveRequest write) {
        lastWriteEnd = write.end;
    }

    /**
     * Returns the nanoseconds from the arrival of a request that misses the buffer until its access to the medium may
     * begin.
     */
    long commandTime(DriveRequest request) {
        if (request.read) {
            return times.readMiss();
        }
        return appliesTo(request) ? extraCommandTime() : times.write();
    }

    /** Returns a lower bound of {@link #commandTime} of any request that arrives now. */
    long leastCommandTime() {
        long least = Math.min(times.readMiss(), times.write());
        return enabled ? Math.min(least, extraCommandTime()) : least;
    }

    private long extraCommandTime() {
        return times.extraCommand + times.extraSeekDelay;
    }
}
