package org.spindle.host.linux;

import org.jspecify.annotations.Nullable;
import org.spindle.spi.request.Request;

/** The requests that the block layer has for a device. Who finds none waits. */
interface BlockRequestPool {

    /** Takes a request of the pool for an arrival; false if the arrival has to wait, which it does from now on. */
    boolean admit(Request arriving);

    /** A request that was admitted is complete. */
    void completed(Request request);

    /** A request that was admitted has become a part of another. */
    void absorbed(Request request);

    /** Takes a request of the pool for one that waits; null if none may go on. Asked again after each that was given. */
    @Nullable
    Request next();

    /** Number of arrivals that wait. */
    int waiting();
}
