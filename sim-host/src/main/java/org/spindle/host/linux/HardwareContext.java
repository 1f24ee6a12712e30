package org.spindle.host.linux;

import java.util.ArrayDeque;
import org.spindle.spi.request.Request;
import org.spindle.spi.scheduler.RequestScheduler;

/** A hardware queue of a device: its tags, and the selected requests that wait for a tag. */
final class HardwareContext {

    final int tags;

    /** The scheduler that selects the next request; several contexts may share one. */
    final RequestScheduler scheduler;

    final ArrayDeque<Request> chosen = new ArrayDeque<>();
    int used;

    /** Whether the next completion must run the queue, because a request has waited for a tag (SCHED_RESTART). */
    boolean restarts;

    HardwareContext(int tags, RequestScheduler scheduler) {
        this.tags = tags;
        this.scheduler = scheduler;
    }

    boolean hasTag() {
        return used < tags;
    }
}
