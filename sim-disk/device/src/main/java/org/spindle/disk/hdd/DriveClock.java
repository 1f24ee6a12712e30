package org.spindle.disk.hdd;

import org.spindle.spi.sim.EventHandler;
import org.spindle.spi.sim.EventLoop;

/** A drive's time, finer than the simulation's, whose events happen at the nearest nanosecond. */
interface DriveClock extends EventLoop {

    /** Tells when it is that what happens now happens. */
    void present(Moment into);

    /** Moves a moment on by picoseconds. */
    void advance(Moment moment, long picos);

    /** Moves a moment on by the time from one until another, if that lies ahead. */
    void await(Moment moment, Moment from, Moment until);

    /** Lets {@code to.handle(op, 0)} happen at a moment that has not passed. */
    long schedule(Moment at, EventHandler to, int op);
}
