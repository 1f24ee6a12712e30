package org.spindle.spi.bus;

/** A client of a bus: it requests ownership and is notified of the grant. */
public interface BusClient {

    /** The client owns the bus from now until it releases it. */
    void busGranted();
}
