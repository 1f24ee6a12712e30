package org.spindle.host.dads;

import org.spindle.spi.sim.EventLoop;

/** The time for which a processor is busy with pieces of work of equal length, done one after the other. */
final class BusyTime {

    private final long nanos;
    private final EventLoop events;
    private long until;

    /**
     * @param nanos length of a piece of work
     */
    BusyTime(long nanos, EventLoop events) {
        this.nanos = nanos;
        this.events = events;
    }

    /** Adds a piece of work. */
    void add() {
        until = Math.max(until, events.now()) + nanos;
    }

    /** Returns the time at which all work is done, perhaps in the past. */
    long until() {
        return until;
    }
}
