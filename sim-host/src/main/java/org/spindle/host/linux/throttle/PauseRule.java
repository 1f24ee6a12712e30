package org.spindle.host.linux.throttle;

/** Determines the pauses of writers from {@link DirtyLimits} and {@link DirtyRates}. */
public final class PauseRule {

    /** Ticks of a pause per second and per doubling of the number of writers, as a fraction: about 10 ms. */
    private static final int MORE_WRITERS = 1024;

    private final DirtyLimits limits;
    private final DirtyRates rates;
    private final TickClock clock;
    private boolean isExceeded;

    public PauseRule(DirtyLimits limits, DirtyRates rates) {
        this.limits = limits;
        this.rates = rates;
        clock = rates.clock();
    }

    /** Returns whether more pages than the limit were dirty when a writer was last examined. */
    public boolean isExceeded() {
        return isExceeded;
    }

    /**
     * The target for the next pause.
     *
     * @param shortest ticks below which a pause is left out
     * @param pages after which the writer is examined again
     */
    record Target(long shortest, long pages) {}

    /**
     * Examines a writer that has made pages dirty.
     *
     * @param dirty pages dirty or being written back
     * @param now in nanoseconds
     * @return ticks for which it pauses, 0 for none
     */
    public long examine(Writer writer, long dirty, long now) {
        long tick = clock.at(now);
        isExceeded = dirty > limits.limit();
        if (dirty <= limits.freeRun()) {
            writer.goOn(tick);
            writer.examinedAfter = interval(limits.limit() - dirty);
            return 0;
        }
        double position = limits.position(dirty, rates.bandwidth());
        rates.adapt(position, dirty < limits.setpoint(), tick);
        long rate = (long) (rates.base() * position);
        long longest = longest(dirty);
        Target target = target(longest, rate);
        if (rate == 0) {
            writer.hold(tick + longest);
            writer.examinedAfter = target.pages();
            return longest;
        }
        long period = clock.hz() * writer.pages / rate;
        long pause = writer.left(period, tick);
        if (pause < target.shortest()) {
            leaveOut(writer, pause, period, tick);
            return 0;
        }
        long taken = Math.min(pause, longest);
        writer.goOn(tick + taken + Math.min(pause - taken, longest));
        writer.examinedAfter = target.pages();
        return taken;
    }

    /** Lets a writer continue that was too slow for a pause, or by a little more than its pages take. */
    private void leaveOut(Writer writer, long pause, long period, long tick) {
        if (pause < -clock.hz()) {
            writer.goOn(tick);
        } else if (period > 0) {
            writer.goOnAfter(period, tick);
        } else {
            writer.goOnWithout();
        }
    }

    /** Returns the number of pages until the next examination of a writer that runs freely: about the root of the room left. */
    private static long interval(long room) {
        return room > 0 ? 1L << (Long.SIZE - 1 - Long.numberOfLeadingZeros(room)) / 2 : 1;
    }

    /** Returns the longest pause: 200 ms, and at most the time in which about an eighth of the dirty pages are written back. */
    private long longest(long dirty) {
        long eighth = TickClock.powerFrom(1 + clock.hz() / 8);
        return Math.min(1 + dirty / (1 + rates.bandwidth() / eighth), clock.fifth());
    }

    /**
     * Returns the target for pauses: 10 ms for one writer, and 10 ms more for each doubling of the number of writers, which is
     * estimated as the bandwidth divided by the base rate. It is at least the time for {@link Writer#FEW} pages, as far as the
     * longest pause allows that.
     */
    Target target(long longest, long rate) {
        int hz = clock.hz();
        long second = TickClock.powerFrom(hz);
        long base = rates.base();
        int doublings = Long.numberOfLeadingZeros(base) - Long.numberOfLeadingZeros(rates.bandwidth());
        long ticks = Math.max(1, hz / 100) + Math.max(0, doublings) * (10L * hz) / MORE_WRITERS;
        ticks = Math.min(ticks, 1 + longest / 2);
        long pages = base * ticks / second;
        if (pages < Writer.FEW) {
            ticks = longest;
            pages = base * ticks / second;
            if (pages > Writer.FEW) {
                pages = Writer.FEW;
                ticks = hz * Writer.FEW / base;
            }
        }
        if (hz * pages / (rate + 1) > longest) {
            ticks = longest;
            pages = rate * ticks / second;
        }
        return new Target(pages >= Writer.FEW ? 1 + ticks / 2 : ticks, pages);
    }
}
