package org.spindle.spi.bus;

/** Someone who asks for a bus. */
public interface BusClient {

    /** The bus is yours until you release it. */
    void busGranted();
}
