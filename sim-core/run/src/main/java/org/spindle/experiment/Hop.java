package org.spindle.experiment;

import org.jspecify.annotations.Nullable;
import org.spindle.spi.bus.Bus;
import org.spindle.spi.bus.BusPort.Message;
import org.spindle.spi.bus.Controller;

/**
 * One bus on the way between driver and device.
 *
 * @param slot of the controller or device through which the way goes on below; above is always slot {@link #ABOVE}
 * @param passed the controller at that slot, which passes messages on; null at the end of the way
 */
record Hop(Bus bus, int slot, @Nullable Controller passed) {

    static final int ABOVE = 0;

    /** Nanoseconds that the controller at the slot adds to a message. */
    long delayBelow() {
        return passed == null ? 0 : passed.messageDelay();
    }

    /** Whether the controller at the slot answers in the place of all that is above. */
    boolean answers(Message message) {
        return passed != null && passed.answers(message);
    }

    /** Picoseconds per sector of the slower of bus and controller. */
    long sectorTimePicos(boolean read) {
        long own = bus.sectorTimePicos(read);
        return passed == null ? own : Math.max(own, passed.sectorTimePicos());
    }
}
