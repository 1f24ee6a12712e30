package org.spindle.host.virtualdisk.beside;

import org.spindle.spi.request.Request;

/** Takes copies of what enters a real queue. */
public interface CopySink {

    /**
     * A request enters the queue now.
     *
     * @param ticket a number that no other has
     */
    void arrived(Request real, long ticket);

    /** A request is complete. */
    void completed(long ticket);
}
