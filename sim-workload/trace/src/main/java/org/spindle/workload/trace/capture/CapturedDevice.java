package org.spindle.workload.trace.capture;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.Iterator;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import org.spindle.spi.request.Operation;
import org.spindle.spi.system.SystemAction;
import org.spindle.workload.trace.capture.OpenFiles.Page;

/** The requests of a capture: what processes queue, how the kernel merges and splits it, and when requests complete. */
final class CapturedDevice {

    /** Number of completed requests kept. */
    private static final int REMEMBERED = 256;

    private final List<QueuedPart> queued = new ArrayList<>();
    private final Map<Long, CapturedRequest> outstanding = new HashMap<>();
    private final Map<Page, QueuedPart> pages = new HashMap<>();
    private final ArrayDeque<CapturedRequest> latest = new ArrayDeque<>();
    private final ArrayDeque<CapturedRequest> flushes = new ArrayDeque<>();

    /** Time of the device's last completion: it serves one request at a time. */
    private long lastCompletion;

    private int requests;

    /** Adds a part of a request that a process queues, and a flush before it. */
    void queues(CapturedProcess process, BlockEvent event, long now) {
        CapturedEvent place = process.add(now);
        if (event.flushesBefore()) {
            flush(process, event, now);
            place = process.append(SystemAction.COMPUTE, 0);
            place.action = null;
        }
        if (event.sectors() > 0) {
            boolean isOfFile = event.isRead() && !event.isMetadata();
            QueuedPart part = new QueuedPart(process, event, place, now);
            queued.add(part);
            if (isOfFile) {
                process.files.takeAdded(event.sectors()).forEach(page -> pages.put(page, part));
            }
        }
    }

    private void flush(CapturedProcess process, BlockEvent event, long now) {
        CapturedRequest flush = new CapturedRequest(requests++, process, Operation.FLUSH, event);
        process.append(SystemAction.REQUEST, flush.number).request = flush;
        process.append(SystemAction.NEED, flush.number);
        flush.issued = now;
        flushes.add(flush);
    }

    /**
     * Records that the kernel passes parts to its scheduler or to the device as one request, whose place is that of the last part. A part
     * that is larger than a request may be becomes several requests.
     */
    void issues(BlockEvent event, long now) {
        if (event.sectors() == 0) {
            return;
        }
        CapturedRequest inserted = outstanding.get(event.sector());
        if (inserted != null) {
            inserted.issued = now;
            return;
        }
        QueuedPart last = null;
        CapturedRequest request = null;
        for (Iterator<QueuedPart> each = queued.iterator(); each.hasNext(); ) {
            QueuedPart part = each.next();
            if (part.isIn(event)) {
                if (request == null) {
                    request = new CapturedRequest(requests++, part.owner, operation(event), event);
                }
                part.requests.add(request);
                last = part;
                if (part.isWhole()) {
                    each.remove();
                }
            }
        }
        if (request == null || last == null) {
            return;
        }
        request.owner = last.owner;
        request.issued = last.queued;
        last.place(request);
        outstanding.put(event.sector(), request);
        if (request.synchronous && !event.isRead() && !last.owner.call.isEmpty()) {
            last.owner.neededAtReturn.add(request);
        }
    }

    private static Operation operation(BlockEvent event) {
        return event.isRead() ? Operation.READ : event.isDiscard() ? Operation.DISCARD : Operation.WRITE;
    }

    void completes(BlockEvent event, long now) {
        CapturedRequest request = event.sectors() == 0 ? null : outstanding.remove(event.sector());
        if (request != null) {
            completes(request, now);
        }
    }

    /** Completes the oldest flush, as the device has flushed its cache. */
    void flushed(long now) {
        if (!flushes.isEmpty()) {
            completes(flushes.remove(), now);
        }
    }

    private void completes(CapturedRequest request, long now) {
        request.completed = now;
        request.service = now - Math.max(lastCompletion, Math.min(request.issued, now));
        lastCompletion = now;
        latest.addFirst(request);
        if (latest.size() > REMEMBERED) {
            latest.removeLast();
        }
    }

    /** Returns the last request completed between two times, preferably one of the process; null if there is none. */
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

    /** Returns the reads and synchronous writes of a process that were completed between two times, the last one first. */
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

    /** Returns the part of requests that reads a page into memory; null if there is none. */
    @Nullable
    QueuedPart reading(Page page) {
        return pages.get(page);
    }

    boolean readsNoneOf(CapturedRequest request, Set<Page> some) {
        for (Page page : some) {
            QueuedPart part = pages.get(page);
            if (part != null && part.requests.contains(request)) {
                return false;
            }
        }
        return true;
    }

    int requests() {
        return requests;
    }
}
