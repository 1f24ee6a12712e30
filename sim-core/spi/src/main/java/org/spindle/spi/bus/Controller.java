package org.spindle.spi.bus;

import org.jspecify.annotations.Nullable;

/** A controller or adapter that joins an upper bus with the buses below it. */
public interface Controller {

    /** Nanoseconds that it adds to each message that it passes on, in either direction. */
    default long messageDelay() {
        return 0;
    }

    /**
     * Whether it answers a message about the connection in the host's place, so that the answer comes from here.
     */
    default boolean answers(BusPort.Message message) {
        return false;
    }

    /** Least picoseconds per sector of 512 bytes that it passes on; 0 if it adds nothing. */
    default long sectorTimePicos() {
        return 0;
    }

    /** Least picoseconds per sector of 512 bytes between it and what lies below, if it has a front; 0 if buses alone decide. */
    default long sectorTimeBelowPicos() {
        return 0;
    }

    /**
     * What takes charge of the requests for the devices below; null if the controller passes messages on, so that hosts and
     * devices speak with each other.
     */
    default @Nullable ControllerFront front() {
        return null;
    }
}
