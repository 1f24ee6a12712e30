package org.spindle.workload.trace.capture;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.Iterator;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.spindle.spi.request.Operation;
import org.spindle.spi.system.SystemAction;
import org.spindle.workload.trace.capture.OpenFiles.Page;

/** The requests of a capture: what processes queue, how the kernel merges it, and what is complete when. */
final class CapturedDevice {

    /** A part of a request, as a process has queued it. */
    private record Part(CapturedProcess owner, BlockEvent event, CapturedEvent place, List<Page> pages) {

        boolean isIn(BlockEvent whole) {
            return event.isRead() == whole.isRead()
                    && event.sector() >= whole.sector()
                    && event.sector() < whole.sector() + whole.sectors();
        }
    }

    /** How many completed requests are remembered. */
    private static final int REMEMBERED = 256;

    private final List<Part> queued = new ArrayList<>();
    private final Map<Long, CapturedRequest> outstanding = new HashMap<>();
    private final Map<Page, CapturedRequest> pages = new HashMap<>();
    private final ArrayDeque<CapturedRequest> latest = new ArrayDeque<>();
    private int requests;

    /** A process queues a part of a request; the flushes around it follow each other at once. */
    void queues(CapturedProcess process, BlockEvent event, long now) {
        CapturedEvent place = process.add(now);
        if (event.flushesBefore()) {
            flush(process, event);
            place = process.append(SystemAction.COMPUTE, 0);
            place.action = null;
        }
        if (event.sectors() > 0) {
            queued.add(new Part(process, event, place, process.files.takeAdded(event.isRead() ? event.sectors() : 0)));
        }
    }

    private void flush(CapturedProcess process, BlockEvent event) {
        CapturedRequest flush = new CapturedRequest(requests++, process, Operation.FLUSH, event);
        process.append(SystemAction.REQUEST, flush.number).request = flush;
        process.append(SystemAction.NEED, flush.number);
    }

    /** The kernel hands parts to the device, or to its scheduler, as one request, in the place of the last of them. */
    void issues(BlockEvent event) {
        if (event.sectors() == 0 || outstanding.containsKey(event.sector())) {
            return;
        }
        List<Part> parts = new ArrayList<>();
        for (Iterator<Part> each = queued.iterator(); each.hasNext(); ) {
            Part part = each.next();
            if (part.isIn(event)) {
                parts.add(part);
                each.remove();
            }
        }
        if (parts.isEmpty()) {
            return;
        }
        Part last = parts.get(parts.size() - 1);
        CapturedProcess owner = last.owner;
        CapturedRequest request = new CapturedRequest(requests++, owner, operation(event), event);
        last.place.become(SystemAction.REQUEST, request.number);
        last.place.request = request;
        outstanding.put(event.sector(), request);
        for (Part part : parts) {
            part.pages.forEach(page -> pages.put(page, request));
        }
        if (request.synchronous && !event.isRead() && !owner.call.isEmpty()) {
            owner.neededAtReturn.add(request);
        }
    }

    private static Operation operation(BlockEvent event) {
        return event.isRead() ? Operation.READ : event.isDiscard() ? Operation.DISCARD : Operation.WRITE;
    }

    void completes(BlockEvent event, long now) {
        CapturedRequest request = event.sectors() == 0 ? null : outstanding.remove(event.sector());
        if (request != null) {
            request.completed = now;
            latest.addFirst(request);
            if (latest.size() > REMEMBERED) {
                latest.removeLast();
            }
        }
    }

    /** The last request that was completed between two times, one of the process if there is any; null if none was. */
    @Nullable
    CapturedRequest completed(CapturedProcess process, long from, long to) {
        CapturedRequest found = null;
        for (CapturedRequest request : latest) {
            if (request.completed < from) {
                break;
            }
            if (request.completed <= to && (found == null || found.owner != process && request.owner == process)) {
                found = request;
            }
        }
        return found;
    }

    /** The reads and synchronous writes of a process that were completed between two times, the last one first. */
    List<CapturedRequest> awaited(CapturedProcess process, long from, long to) {
        List<CapturedRequest> found = new ArrayList<>();
        for (CapturedRequest request : latest) {
            boolean isAwaited = request.synchronous || request.operation == Operation.READ;
            if (isAwaited && request.owner == process && request.completed >= from && request.completed <= to) {
                found.add(request);
            }
        }
        return found;
    }

    /** The request that brings a page into memory; null if none does. */
    @Nullable
    CapturedRequest reading(Page page) {
        return pages.get(page);
    }

    int requests() {
        return requests;
    }
}
