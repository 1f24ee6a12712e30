package org.spindle.host.virtualdisk.beside;

import it.unimi.dsi.fastutil.objects.Object2LongOpenHashMap;
import org.jspecify.annotations.Nullable;
import org.spindle.host.virtualdisk.RealDisk;
import org.spindle.spi.request.Request;
import org.spindle.spi.sim.EventLoop;

/**
 * Follows the requests of a real queue, for the scheduler that is told of them. Requests that the owner of the queue merges
 * arrive one by one; what the device serves for several of them is one access of the real disk.
 */
public final class QueueWatch {

    private static final long NONE = -1;

    private final EventLoop events;
    private final RealDisk disk;
    private final CopySink sink;
    private final Object2LongOpenHashMap<Request> tickets = new Object2LongOpenHashMap<>();
    private final Object2LongOpenHashMap<Request> gaps = new Object2LongOpenHashMap<>();
    private long issued;
    private long tableNanos;

    public QueueWatch(EventLoop events, RealDisk disk, CopySink sink) {
        this.events = events;
        this.disk = disk;
        this.sink = sink;
        tickets.defaultReturnValue(NONE);
        gaps.defaultReturnValue(NONE);
    }

    /** A request begins to wait. */
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

    /** A request takes the place of a waiting one: what it carries besides arrives now. */
    public void replaced(Request waiting, Request by) {
        if (by.carried() == null) {
            tickets.put(by, tickets.removeLong(waiting));
        } else {
            addParts(by);
        }
    }

    /** A request is handed to the device. */
    public void taken(Request request) {
        if (isTransfer(request)) {
            gaps.put(request, disk.dispatched(request));
        }
    }

    /**
     * A request that was taken is complete; the tables of the disk learn its time.
     *
     * @return nanoseconds from its dispatch to now; negative if it is neither a read nor a write
     */
    public long completed(Request request) {
        if (request.carried() == null) {
            tell(request);
        }
        for (Request part = request.carried(); part != null; part = part.nextCarried()) {
            tell(part);
        }
        long gap = gaps.removeLong(request);
        if (gap == NONE) {
            return NONE;
        }
        long dispatched = request.dispatched();
        long nanos = events.now() - (dispatched == Request.NONE ? events.now() : dispatched);
        tableNanos = disk.completed(request, gap, nanos);
        return nanos;
    }

    /** Returns the time of the table for the request that {@link #completed} was last told of. */
    public long tableNanos() {
        return tableNanos;
    }

    private void tell(@Nullable Request request) {
        long ticket = tickets.removeLong(request);
        if (ticket != NONE) {
            sink.completed(ticket);
        }
    }

    private static boolean isTransfer(Request request) {
        return request.isRead() || request.isWrite();
    }
}
