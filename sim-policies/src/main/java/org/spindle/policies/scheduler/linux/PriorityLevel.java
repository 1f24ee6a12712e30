package org.spindle.policies.scheduler.linux;

import org.spindle.spi.request.PriorityClass;
import org.spindle.spi.request.Request;

/** The requests of one I/O priority class in {@link MqDeadline}. */
final class PriorityLevel {

    /** Number of levels; level 0 is the most urgent. */
    static final int LEVELS = 3;

    /** Waiting requests by direction. */
    final SortedFifo[] directions = {new SortedFifo(), new SortedFifo()};

    /** First sector of the last request taken, by direction. */
    final long[] position = new long[2];

    /** Number of requests that wait or have been dispatched and are not complete. */
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
