package org.spindle.spi.sim;

/** Something that events happen to. */
public interface EventHandler {

    /**
     * An event scheduled for this handler happens now.
     *
     * @param op what happens, in the handler's own numbering
     * @param arg the argument given when it was scheduled
     */
    void handle(int op, long arg);
}
