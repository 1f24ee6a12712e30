package org.spindle.workload.trace.capture;

import java.util.ArrayList;
import java.util.List;
import org.spindle.spi.system.SystemAction;

/**
 * What a process has queued for the device at once. The kernel merges several parts into one request, or splits one that is too
 * large; a part is complete when all of its requests are.
 */
final class QueuedPart {

    final CapturedProcess owner;

    /** The requests that carry it, in the order in which they were made. */
    final List<CapturedRequest> requests = new ArrayList<>();

    /** When, in nanoseconds on the clock of the capture. */
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

    /** Whether a request begins in this part or this part in the request; notes what the request carries of it. */
    boolean isIn(BlockEvent request) {
        long from = Math.max(event.sector(), request.sector());
        long to = Math.min(event.sector() + event.sectors(), request.sector() + request.sectors());
        if (event.isRead() != request.isRead() || from >= to) {
            return false;
        }
        left -= to - from;
        return true;
    }

    /** Whether requests carry all of it. */
    boolean isWhole() {
        return left <= 0;
    }

    /** The event that stands for its next request: its own place, and others right behind for further requests. */
    CapturedEvent place(CapturedRequest request) {
        if (place.action != null) {
            place = owner.insertAfter(place);
        }
        place.become(SystemAction.REQUEST, request.number);
        place.request = request;
        return place;
    }
}
