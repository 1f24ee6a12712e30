package org.spindle.host.linux.throttle;

/**
 * The rate that each of the present writers should have for their sum to be the speed of write-back. It follows the balanced rate in
 * small steps, and only while the latest balanced rates and the rate of writers, which contains the number of dirty pages, agree about
 * the direction.
 */
final class BaseRate {

    private static final int STEPS = 8;

    private final int hz;
    private long rate = WriteBandwidth.INITIAL;
    private long balancedBefore = WriteBandwidth.INITIAL;

    BaseRate(TickClock clock) {
        hz = clock.hz();
    }

    long rate() {
        return rate;
    }

    /**
     * Adapts the rate.
     *
     * @param dirtied pages that became dirty within this many {@code ticks}
     * @param position see {@link DirtyLimits#position}
     * @param isBelow whether fewer pages are dirty than the setpoint
     * @param bandwidth average speed of write-back
     */
    void adapt(long dirtied, long ticks, double position, boolean isBelow, long bandwidth) {
        long dirtyRate = Math.max(1, dirtied * hz / ticks);
        long writers = (long) (rate * position) + 1;
        long balanced = Math.min(bandwidth, writers * bandwidth / dirtyRate);
        long step = isBelow
                ? Math.min(Math.min(balancedBefore, balanced), writers) - rate
                : rate - Math.max(Math.max(balancedBefore, balanced), writers);
        long taken = part(Math.max(0, step));
        rate = Math.max(1, rate + (rate < balanced ? taken : -taken));
        balancedBefore = balanced;
    }

    /** Returns an eighth of a step, rounded up; less if it is small in proportion to the rate, which would only oscillate. */
    private long part(long step) {
        long halvings = rate / (2 * step + 1);
        return halvings >= Long.SIZE ? 0 : ((step >> halvings) + STEPS - 1) / STEPS;
    }
}
