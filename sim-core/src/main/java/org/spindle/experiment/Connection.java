package org.spindle.experiment;

import org.spindle.spi.bus.BusPort;

/** A device's bus port with the side that the device does not see. */
interface Connection extends BusPort {

    /** A command has come down; the bus now belongs to the device although it was acquired from above. */
    void handOver();
}
