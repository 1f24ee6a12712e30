package org.spindle.host.virtualdisk.shadow;

import it.unimi.dsi.fastutil.objects.Object2LongOpenHashMap;
import org.jspecify.annotations.Nullable;
import org.spindle.host.virtualdisk.RealDisk;
import org.spindle.spi.request.Request;
import org.spindle.spi.sim.EventLoop;

/**
 * Tracks the requests of a real queue on behalf of its scheduler. Requests that the owner of the queue merges are reported individually;
 * a merged request is one access of the real disk.
 */
public final class QueueWatch {

    private static final long NONE = -1;

    private final EventLoop events;
    private final RealDisk disk;
    private final CopySink sink;
    private final Object2LongOpenHashMap<Request> tickets = new Object2LongOpenHashMap<>();
    private final Object2LongOpenHashMap<Request> gaps = new Object2LongOpenHashMap<>();
    private long issued;

    public QueueWatch(EventLoop events, RealDisk disk, CopySink sink) {
        this.events = events;
        this.disk = disk;
        this.sink = sink;
        tickets.defaultReturnValue(NONE);
        gaps.defaultReturnValue(NONE);
    }

    /** Called when a request is added to the queue. */
    public void added(Request request) {
        if (request.carried() == null) {
            copy(request);
        } else {
            addParts(request);
        }
    }

    private void addParts(Request whole) {
        for (Request part = whole.carried(); part != null; part = part.nextCarried()) {
            if (!tickets.containsKey(part)) {
                copy(part);
            }
        }
    }

    private void copy(Request request) {
        long ticket = issued++;
        tickets.put(request, ticket);
        sink.arrived(request, ticket);
    }

    /** Called when a request replaces a waiting one; further requests that it carries arrive now. */
    public void replaced(Request waiting, Request by) {
        if (by.carried() == null) {
            tickets.put(by, tickets.removeLong(waiting));
        } else {
            addParts(by);
        }
    }

    /** Called when a request is dispatched to the device. */
    public void taken(Request request) {
        if (isTransfer(request)) {
            gaps.put(request, disk.dispatched(request));
        }
    }

    /**
     * Processes the completion of a dispatched request; adds its time to the tables of the disk.
     *
     * @return nanoseconds from dispatch to now; negative if the request is neither a read nor a write
     */
    public long completed(Request request) {
        if (request.carried() == null) {
            reportCompletion(request);
        }
        for (Request part = request.carried(); part != null; part = part.nextCarried()) {
            reportCompletion(part);
        }
        long gap = gaps.removeLong(request);
        if (gap == NONE) {
            return NONE;
        }
        long dispatched = request.dispatched();
        long nanos = events.now() - (dispatched == Request.NONE ? events.now() : dispatched);
        disk.completed(request, gap, nanos);
        return nanos;
    }

    private void reportCompletion(@Nullable Request request) {
        long ticket = tickets.removeLong(request);
        if (ticket != NONE) {
            sink.completed(ticket);
        }
    }

    private static boolean isTransfer(Request request) {
        return request.isRead() || request.isWrite();
    }
}
