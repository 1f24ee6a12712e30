package org.spindle.stack;

import org.jspecify.annotations.Nullable;
import org.spindle.spi.bus.Bus;
import org.spindle.spi.bus.BusPort.Message;
import org.spindle.spi.bus.Controller;

/**
 * One bus of a route, with the controller or device below it.
 *
 * @param slot of the controller or device through which the route continues; the upper end always has slot {@link
 *     #ABOVE}
 * @param shared whether the bus has more than one slot below its upper end
 * @param controllerBelow the controller at that slot, which forwards messages; null in the last segment of a route
 */
record BusSegment(
        Bus bus, int slot, boolean shared, @Nullable Controller controllerBelow) {

    /** The slot of the driver or controller at the upper end of every bus. */
    static final int ABOVE = 0;

    /** Returns the nanoseconds that the controller below the bus adds to each message. */
    long delayBelow() {
        return controllerBelow == null ? 0 : controllerBelow.messageDelay();
    }

    /** Returns whether a command owns the bus below the controller during {@link #delayBelow}. */
    boolean delaysOnBusBelow() {
        return controllerBelow != null && controllerBelow.delaysCommandsOnBusBelow();
    }

    /** Returns whether the controller below the bus answers such a message for the host. */
    boolean answers(Message message) {
        return controllerBelow != null && controllerBelow.answers(message);
    }

    /** Returns the picoseconds per sector of 512 bytes of the slower one of bus and controller. */
    long sectorTimePicos(boolean read) {
        long own = controllerBelow != null && controllerBelow.decouplesData() ? 0 : bus.sectorTimePicos(read);
        return controllerBelow == null ? own : Math.max(own, controllerBelow.sectorTimePicos());
    }
}
