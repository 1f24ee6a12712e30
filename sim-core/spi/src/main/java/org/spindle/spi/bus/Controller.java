package org.spindle.spi.bus;

import org.jspecify.annotations.Nullable;

/**
 * A controller or adapter that joins an upper bus with the buses below it.
 *
 * <p>An example, which delays each message by a time in nanoseconds:
 *
 * <pre>{@code
 * record Delaying(long messageDelay) implements Controller {}
 * }</pre>
 */
public interface Controller {

    /** Returns the nanoseconds that it adds to each message that it forwards, in either direction. */
    default long messageDelay() {
        return 0;
    }

    /**
     * Returns whether a command that it forwards owns the bus below during {@link #messageDelay}; otherwise the command
     * requests the bus afterwards.
     */
    default boolean delaysCommandsOnBusBelow() {
        return false;
    }

    /** Returns whether data pass through it at a pace independent of the bus above. */
    default boolean decouplesData() {
        return false;
    }

    /** Returns whether it answers a message about the connection for the host. */
    default boolean answers(BusPort.Message message) {
        return false;
    }

    /** Returns the least picoseconds per sector of 512 bytes that it passes on; 0 if it adds nothing. */
    default long sectorTimePicos() {
        return 0;
    }

    /** Returns the least picoseconds per sector of 512 bytes between it and what lies below, if it has a front; 0 if buses alone decide. */
    default long sectorTimeBelowPicos() {
        return 0;
    }

    /**
     * Returns the nanoseconds that it takes to answer a message of a device below, if it has a front; a completion reaches it at
     * once.
     */
    default long answerTime() {
        return 0;
    }

    /**
     * Returns the front that takes the requests for the devices below; null if the controller only forwards messages
     * between host and devices.
     */
    default @Nullable ControllerFront front() {
        return null;
    }
}
