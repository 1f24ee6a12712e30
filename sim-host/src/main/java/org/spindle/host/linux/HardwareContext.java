package org.spindle.host.linux;

import java.util.ArrayDeque;
import org.spindle.spi.request.Request;
import org.spindle.spi.scheduler.RequestScheduler;

/** One hardware queue of a device: its tags, and what has been chosen for it and waits for a tag. */
final class HardwareContext {

    final int index;
    final int tags;

    /** Where its next request comes from; one scheduler may serve several contexts. */
    final RequestScheduler scheduler;

    final ArrayDeque<Request> chosen = new ArrayDeque<>();
    int used;

    /** Whether the next completion has to run the queue, because a request has waited for a tag (SCHED_RESTART). */
    boolean restarts;

    HardwareContext(int index, int tags, RequestScheduler scheduler) {
        this.index = index;
        this.tags = tags;
        this.scheduler = scheduler;
    }

    boolean hasTag() {
        return used < tags;
    }
}
