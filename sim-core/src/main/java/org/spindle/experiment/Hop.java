package org.spindle.experiment;

import org.spindle.spi.bus.Bus;

/**
 * One bus on the way between driver and device.
 *
 * @param slot of the controller or device through which the way goes on below; above is always slot {@link #ABOVE}
 * @param delayBelow nanoseconds that the controller at that slot adds to a message, 0 for the device
 */
record Hop(Bus bus, int slot, long delayBelow) {

    static final int ABOVE = 0;
}
