package org.spindle.queue;

import java.util.ArrayList;
import java.util.List;

/**
 * A common limit on the outstanding requests of several queues, such as those of the devices behind one controller or
 * those of the hardware queues of one device.
 */
public final class SharedQueueDepth {

    private final int limit;
    private final List<DeviceQueue> queues = new ArrayList<>();
    private int outstanding;

    /**
     * @param limit most requests outstanding at once, at least 1
     */
    public SharedQueueDepth(int limit) {
        this.limit = limit;
    }

    /** Returns a limit for a queue that shares none. */
    public static SharedQueueDepth unlimited() {
        return new SharedQueueDepth(Integer.MAX_VALUE);
    }

    void join(DeviceQueue queue) {
        queues.add(queue);
    }

    boolean isAvailable() {
        return outstanding < limit;
    }

    void acquire() {
        outstanding++;
    }

    /** Ends one request; returns whether the limit had been reached, so that other queues may be waiting. */
    boolean release() {
        return outstanding-- == limit;
    }

    /**
     * Lets the other queues, beginning with the one after {@code by}, dispatch as many requests as the limit allows.
     */
    void startOthers(DeviceQueue by) {
        int first = queues.indexOf(by) + 1;
        for (int i = 0; i < queues.size() - 1 && isAvailable(); i++) {
            queues.get((first + i) % queues.size()).startEligible();
        }
    }
}
