package org.spindle.spi.link;

import org.spindle.spi.request.Request;

/** A device's side of its queue pairs; implemented by Spindle. */
public interface QueuePairPort {

    /** Returns the number of queue pairs, at least 1. {@link Request#hardwareQueue} is the queue pair of a request. */
    int hardwareQueues();

    /**
     * Requests one more command, for which the device has room. Arbitration chooses its queue when its fetch begins,
     * after the fetches requested before; the command is submitted to the device when it has been fetched, in a
     * separate event.
     *
     * @return false, and nothing is fetched, if no announced command is left
     */
    boolean fetch();

    /**
     * Posts the completion of a request that was submitted to the device, once. The host is notified after its
     * completion handling time, in a separate event.
     */
    void post(Request request);
}
