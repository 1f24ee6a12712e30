package org.spindle.host.linux.throttle;

/**
 * The numbers of pages, dirty or being written back, that determine how fast processes may write.
 *
 * @param background from which the flusher writes back
 * @param limit that is never exceeded for long
 */
public record DirtyLimits(long background, long limit) {

    private static final double FASTEST = 2;

    /** In seconds of write-back: the span above the setpoint over which the second control line falls to 0. */
    private static final long SPAN = 8;

    /** Returns the number up to which nobody is throttled. */
    long freeRun() {
        return (background + limit) / 2;
    }

    /** Returns the number at which the sum of all writers' rates is to be that of write-back. */
    long setpoint() {
        return (freeRun() + limit) / 2;
    }

    /**
     * Returns the factor from the base rate to the rate of a writer: 2 far below the setpoint, 1 at it, 0 from the limit on, along
     * 1 + ((setpoint − dirty) / (limit − setpoint))³. It is multiplied by that of the device's control line, which is 1 at the setpoint,
     * 0 where {@value #SPAN} seconds of write-back more are dirty, and a quarter at least.
     *
     * @param bandwidth of write-back, in pages per second
     */
    double position(long dirty, long bandwidth) {
        if (dirty >= limit) {
            return 0;
        }
        double distance = (double) (setpoint() - dirty) / Math.max(1, limit - setpoint());
        double factor = Math.max(0, Math.min(FASTEST, 1 + distance * distance * distance));
        long span = Math.max(1, SPAN * bandwidth);
        long end = setpoint() + span;
        return dirty < end - span / 4 ? factor * (end - dirty) / span : factor / 4;
    }
}
