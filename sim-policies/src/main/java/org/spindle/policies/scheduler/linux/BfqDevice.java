package org.spindle.policies.scheduler.linux;

import org.jspecify.annotations.Nullable;
import org.spindle.spi.request.Request;

/**
 * The state of the device as observed by {@link Bfq}: outstanding requests, last position, and whether it queues
 * requests internally.
 */
final class BfqDevice {

    private static final int DEEP = 3;
    private static final int SAMPLES = 32;

    final boolean rotational;

    /** Number of waiting requests. */
    int waiting;

    /** Number of requests at the device. */
    int dispatched;

    /** Maximum number of requests at the device since the last decision on its depth. */
    int mostDispatched;

    /** End of the last request dispatched. */
    long position;

    /** End of the last request dispatched from a queue during its turn. */
    long turnPosition;

    /** Queue of the last completed request; null if the queue is shared. */
    @Nullable
    BfqQueue lastCompleted;

    private int samples;
    private boolean isKnown;
    private boolean isDeep;

    BfqDevice(boolean rotational) {
        this.rotational = rotational;
    }

    /** Returns whether the device is known to take one request at a time. */
    boolean isShallow() {
        return isKnown && !isDeep;
    }

    /** Returns whether the device is not a rotating disk and takes several requests at once, which is assumed at first. */
    boolean isParallel() {
        return !rotational && !isShallow();
    }

    /** Returns whether a request begins near a sector, that where the last request of the turn ended. */
    static boolean isClose(Request request, long sector) {
        return Math.abs(request.sector() - sector) <= 8 * 1024;
    }

    /**
     * Samples the depth before a completion. 33 samples under load decide whether the device is deep; a device found
     * deep stays so.
     */
    void sampleDepth(@Nullable BfqQueue inService) {
        mostDispatched = Math.max(mostDispatched, dispatched);
        if (isKnown && isDeep || dispatched + waiting <= DEEP || isStarved(inService)) {
            return;
        }
        if (samples++ < SAMPLES) {
            return;
        }
        isKnown = true;
        isDeep = mostDispatched > DEEP;
        mostDispatched = 0;
        samples = 0;
    }

    private boolean isStarved(@Nullable BfqQueue queue) {
        return queue != null
                && queue.pattern.hasShortThinkTime
                && queue.dispatched + queue.requests.size() < DEEP
                && dispatched < DEEP;
    }
}
