package org.spindle.workload.trace.capture;

import java.util.ArrayList;
import java.util.List;
import org.spindle.spi.system.SystemAction;

/**
 * The sectors that a process queues for the device with one event. The kernel merges several parts into one request, or splits a part that
 * is too large; a part is complete when all of its requests are.
 */
final class QueuedPart {

    final CapturedProcess owner;

    /** The requests that include it, in the order of their creation. */
    final List<CapturedRequest> requests = new ArrayList<>();

    /** Time of queueing, in nanoseconds on the clock of the capture. */
    final long queued;

    private final BlockEvent event;
    private CapturedEvent place;
    private long left;

    QueuedPart(CapturedProcess owner, BlockEvent event, CapturedEvent place, long queued) {
        this.owner = owner;
        this.event = event;
        this.place = place;
        this.queued = queued;
        left = event.sectors();
    }

    /** Returns whether a request overlaps this part; records which sectors of the part it includes. */
    boolean isIn(BlockEvent request) {
        long from = Math.max(event.sector(), request.sector());
        long to = Math.min(event.sector() + event.sectors(), request.sector() + request.sectors());
        if (event.isRead() != request.isRead() || from >= to) {
            return false;
        }
        left -= to - from;
        return true;
    }

    /** Returns whether requests include all of it. */
    boolean isWhole() {
        return left <= 0;
    }

    /** Assigns an event to its next request: its own place for the first request, new places after it for further requests. */
    CapturedEvent place(CapturedRequest request) {
        if (place.action != null) {
            place = owner.insertAfter(place);
        }
        place.become(SystemAction.REQUEST, request.number);
        place.request = request;
        return place;
    }
}
