package org.spindle.host.virtualdisk.shadow;

import org.spindle.spi.request.Request;

/** Receives copies of the requests that enter a real queue. */
public interface CopySink {

    /**
     * Called when a request enters the queue.
     *
     * @param ticket a unique number of the request
     */
    void arrived(Request real, long ticket);

    /** Called when a request is complete. */
    void completed(long ticket);
}
