package org.spindle.host.driver;

import org.spindle.spi.request.Request;

/**
 * Chooses the hardware queue of a request: that of the issuing process, which is its number modulo the number of queues;
 * each queue in turn for requests that no process has issued.
 */
public final class QueueSteering {

    private final int queues;
    private int next;

    /**
     * @param queues number of hardware queues, at least 1
     */
    public QueueSteering(int queues) {
        this.queues = queues;
    }

    /** Returns the index of the hardware queue. */
    public int queueOf(Request request) {
        if (request.process() != Request.NONE) {
            return (int) Math.floorMod(request.process(), (long) queues);
        }
        int queue = next;
        next = next + 1 == queues ? 0 : next + 1;
        return queue;
    }
}
