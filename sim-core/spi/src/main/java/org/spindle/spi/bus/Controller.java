package org.spindle.spi.bus;

import org.jspecify.annotations.Nullable;

/** A controller or adapter that joins an upper bus with the buses below it. */
public interface Controller {

    /** Nanoseconds that it adds to each message that it passes on, in either direction. */
    default long messageDelay() {
        return 0;
    }

    /** Whether a command that it passes on owns the bus below during {@link #messageDelay}; otherwise it asks for it afterwards. */
    default boolean delaysCommandsOnBusBelow() {
        return false;
    }

    /** Whether the bus above it has no influence on how fast data pass through it. */
    default boolean decouplesData() {
        return false;
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

    /** Nanoseconds that it takes to answer a message of a device below, if it has a front; the completion is known to it at once. */
    default long answerTime() {
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
