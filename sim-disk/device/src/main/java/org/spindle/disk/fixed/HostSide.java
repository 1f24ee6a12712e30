package org.spindle.disk.fixed;

import org.spindle.spi.request.Request;

/** What differs between the links of the device. */
interface HostSide {

    /** A command has arrived. */
    void commandArrived();

    /** The service of a request is over. */
    void complete(Request request);
}
