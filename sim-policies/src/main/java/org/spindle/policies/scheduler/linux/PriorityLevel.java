package org.spindle.policies.scheduler.linux;

import org.spindle.spi.request.PriorityClass;
import org.spindle.spi.request.Request;

/** The requests of one I/O priority class in {@link MqDeadline}. */
final class PriorityLevel {

    /** Number of levels; level 0 is the most urgent. */
    static final int LEVELS = 3;

    /** By direction. */
    final SortedFifo[] directions = {new SortedFifo(), new SortedFifo()};

    /** First sector of the request that was taken last, by direction. */
    final long[] position = new long[2];

    /** Requests that wait or have been taken and are not complete. */
    int present;

    static int of(Request request) {
        return switch (PriorityClass.of(request)) {
            case REALTIME -> 0;
            case NONE, BEST_EFFORT -> 1;
            case IDLE -> 2;
        };
    }

    int size() {
        return directions[BatchState.READ].size() + directions[BatchState.WRITE].size();
    }
}
