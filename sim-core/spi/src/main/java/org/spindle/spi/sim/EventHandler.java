package org.spindle.spi.sim;

/** A receiver of events. */
public interface EventHandler {

    /**
     * Handles an event that was scheduled for this handler.
     *
     * @param op what happens, a code defined by the handler
     * @param arg the argument passed when it was scheduled
     */
    void handle(int op, long arg);
}
