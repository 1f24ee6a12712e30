package org.spindle.host.unix;

import org.spindle.spi.sim.EventHandler;
import org.spindle.spi.sim.EventLoop;
import org.spindle.spi.system.InterruptArrival;
import org.spindle.spi.system.SystemLoad;

/** Delivers the interrupts of a load at their times. */
final class ExternalInterrupts implements EventHandler {

    private final EventLoop events;
    private final SystemLoad load;
    private final ExternalHandlers handlers;
    private final boolean withClock;
    private final InterruptArrival next = new InterruptArrival();
    private boolean isOver;

    /**
     * @param withClock whether clock interrupts of the load are delivered too
     */
    ExternalInterrupts(EventLoop events, SystemLoad load, ExternalHandlers handlers, boolean withClock) {
        this.events = events;
        this.load = load;
        this.handlers = handlers;
        this.withClock = withClock;
    }

    void start() {
        boolean found = load.nextInterrupt(next);
        while (found && next.clock && !withClock) {
            found = load.nextInterrupt(next);
        }
        isOver = !found;
        if (found) {
            events.schedule(next.at, this, 0, 0);
        }
    }

    @Override
    public void handle(int op, long arg) {
        boolean clock = next.clock;
        long handler = next.handler;
        start();
        handlers.arrived(clock, handler);
    }

    /** Returns whether the load has no further interrupt. */
    boolean isOver() {
        return isOver;
    }
}
