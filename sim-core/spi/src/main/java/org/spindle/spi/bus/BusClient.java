package org.spindle.spi.bus;

/** A client of a bus: it asks for ownership and is told when it has it. */
public interface BusClient {

    /** The client owns the bus from now until it releases it. */
    void busGranted();
}
