package org.spindle.disk.fixed;

import org.spindle.spi.request.Request;

/** The part of the device that depends on its link. */
interface HostSide {

    /** A command has arrived. */
    void commandArrived();

    /** The service of a request is over. */
    void complete(Request request);
}
