package org.spindle.spi.link;

import org.spindle.spi.request.Request;

/** A device's side of its queue pairs; implemented by the host. */
public interface QueuePairPort {

    /** Number of queue pairs, at least 1. A request tells its own by {@link Request#hardwareQueue}. */
    int hardwareQueues();

    /**
     * Asks for one more command, for which the device has room. Arbitration chooses its queue when its fetch begins, after
     * those that were asked for before; it is submitted to the device when it has been fetched, in an event of its own.
     *
     * @return false, and nothing is fetched, if no announced command is left
     */
    boolean fetch();

    /**
     * Posts the completion of a request that was submitted to the device, once. The host is notified after its own time for
     * completions, in an event of its own.
     */
    void post(Request request);
}
