package org.spindle.disk.hdd;

import org.spindle.disk.mechanics.SlotRun;
import org.spindle.spi.sim.EventHandler;
import org.spindle.spi.sim.EventLoop;

/** A drive's clock, which is finer than the simulation's; events happen at the nearest nanosecond. */
interface DriveClock extends EventLoop {

    /** Sets {@code into} to the present moment. */
    void present(Moment into);

    /** Advances a moment by picoseconds. */
    void advance(Moment moment, long picos);

    /**
     * Advances a moment by the times of some slots, one after the other.
     *
     * @param run slots of equal duration, unless the clock {@linkplain #sumsExactly() sums exactly}
     */
    void advance(Moment moment, SlotRun run);

    /** Returns whether to advance by two times is to advance by their sum. */
    boolean sumsExactly();

    /** Advances a moment by the time from {@code from} to {@code until}, if {@code until} is later. */
    void await(Moment moment, Moment from, Moment until);

    /**
     * Returns the picoseconds from a moment on in which events would be past for certain, whenever they were scheduled.
     */
    long picosPast(Moment from);

    /** Returns the nanosecond of the simulation at which an event of a moment happens. */
    long nanos(Moment at);

    /** Schedules {@code to.handle(op, 0)} at a moment that has not passed; returns the handle of the event. */
    long schedule(Moment at, EventHandler to, int op);

    /**
     * Schedules {@code to.handle(op, 0)} at a moment that has not passed, as if at another time.
     *
     * @param since nanoseconds at which the event counts as scheduled
     * @return the handle of the event
     */
    long schedule(long since, Moment at, EventHandler to, int op);

    /** Records an occurrence in the drive at a moment without a separate event. */
    void happened(Moment at);

    /** Sets the exact moment of the drive's present event, within the same nanosecond. */
    void happens(Moment exactly);
}
