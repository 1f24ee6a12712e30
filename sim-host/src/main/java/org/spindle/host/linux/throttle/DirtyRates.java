package org.spindle.host.linux.throttle;

/**
 * Measures at which rates pages become dirty and are written back, and derives the base rate: every 200 ms while writers are examined,
 * and whenever write-back ends.
 */
public final class DirtyRates {

    private final TickClock clock;
    private final WriteBandwidth bandwidth;
    private final BaseRate base;
    private long dirtied;
    private long written;
    private long begin;

    /** Creates estimates at time 0. */
    public DirtyRates(TickClock clock) {
        this.clock = clock;
        bandwidth = new WriteBandwidth(clock);
        base = new BaseRate(clock);
    }

    TickClock clock() {
        return clock;
    }

    long bandwidth() {
        return bandwidth.average();
    }

    long base() {
        return base.rate();
    }

    /** Counts a page that has become dirty. */
    public void dirtied() {
        dirtied++;
    }

    /** Notifies of the beginning of write-back while nothing was being written back: earlier idle time is not measured. */
    public void begins(long now) {
        if (isDue(clock.at(now))) {
            restart(clock.at(now));
        }
    }

    /** Counts pages that have been written back. */
    public void written(long pages) {
        written += pages;
    }

    /** Notifies of the end of write-back, when nothing is being written back any more. */
    public void ends(long now) {
        long tick = clock.at(now);
        bandwidth.measured(written, Math.max(1, tick - begin));
        restart(tick);
    }

    /**
     * Adapts the base rate if 200 ms have passed.
     *
     * @param position see {@link DirtyLimits#position}
     * @param isBelow whether fewer pages are dirty than the setpoint
     */
    void adapt(double position, boolean isBelow, long tick) {
        if (isDue(tick)) {
            base.adapt(dirtied, tick - begin, position, isBelow, bandwidth());
            bandwidth.measured(written, tick - begin);
            restart(tick);
        }
    }

    private boolean isDue(long tick) {
        return tick - begin > clock.fifth();
    }

    private void restart(long tick) {
        begin = tick;
        dirtied = 0;
        written = 0;
    }
}
