package org.spindle.policies.scheduler.linux;

import org.jspecify.annotations.Nullable;
import org.spindle.spi.request.Request;

/** The device as {@link Bfq} sees it: what it holds, where it was last, whether it takes several requests at once. */
final class BfqDevice {

    private static final int DEEP = 3;
    private static final int SAMPLES = 32;

    final boolean rotational;

    /** Requests that wait. */
    int waiting;

    /** Requests that the device has. */
    int dispatched;

    /** The most that it has had since the last decision on its depth. */
    int mostDispatched;

    /** Where the last request ends. */
    long position;

    /** Where the last request of a queue in its turn ends. */
    long turnPosition;

    /** Whose request was complete last; null if the queue is shared. */
    @Nullable
    BfqQueue lastCompleted;

    private int samples;
    private boolean isKnown;
    private boolean isDeep;

    BfqDevice(boolean rotational) {
        this.rotational = rotational;
    }

    /** Whether it is known to take one request at a time. */
    boolean isShallow() {
        return isKnown && !isDeep;
    }

    /** Whether it is no rotating disk and takes several requests at once, as is supposed at first. */
    boolean isParallel() {
        return !rotational && !isShallow();
    }

    /** Whether a request begins near to where the last one in the turn ended. */
    static boolean isClose(Request request, long sector) {
        return Math.abs(request.sector() - sector) <= 8 * 1024;
    }

    /** A request is about to be complete; 33 of these under load tell whether the device is deep, once and for all if it is. */
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
                && queue.habits.thinksBriefly
                && queue.dispatched + queue.requests.size() < DEEP
                && dispatched < DEEP;
    }
}
