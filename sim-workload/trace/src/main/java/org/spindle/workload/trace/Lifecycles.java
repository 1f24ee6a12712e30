package org.spindle.workload.trace;

import org.spindle.spi.request.Operation;
import org.spindle.spi.trace.TraceRecord;

/**
 * Joins the events of one request: queued by the file system, issued to the device, completed. Requests come out in the order
 * in which they were queued, each as soon as it is complete or when {@value #MOST} stand behind it. So memory is bounded, and a
 * request whose later events were lost has no response time.
 *
 * <p>An issue or completion covers the oldest unfinished requests that lie at its sectors, one after the other: several
 * if they were merged, a part of one if it was split. The response time runs from queueing to the last completion, the
 * service time from the first issue to it.
 */
public final class Lifecycles {

    /** Requests that are held back at most. */
    private static final int MOST = 4096;

    private static final int NONE = -1;

    private final Pending[] ring = new Pending[MOST];
    private int oldest;
    private int count;
    private boolean anyIssued;
    private long place;

    /** The unfinished requests of the ring, oldest first. */
    private int firstOpen = NONE;

    private int lastOpen = NONE;

    private static final class Pending {

        final TraceRecord record = new TraceRecord();
        long place;
        boolean open;
        int before;
        int behind;
        long notIssued;
        long notCompleted;
        long issued;
    }

    /**
     * A request was queued.
     *
     * @param request is copied
     * @param where a number that says where the event stands, see {@link #place}
     */
    public void queued(TraceRecord request, long where) {
        if (count == MOST) {
            throw new IllegalStateException("take a request first");
        }
        int slot = (oldest + count) % MOST;
        count++;
        if (ring[slot] == null) {
            ring[slot] = new Pending();
        }
        Pending pending = ring[slot];
        pending.record.copyFrom(request);
        pending.place = where;
        pending.open = request.operation != Operation.FLUSH;
        pending.notIssued = request.length;
        pending.notCompleted = request.length;
        pending.issued = TraceRecord.NONE;
        if (pending.open) {
            pending.before = lastOpen;
            pending.behind = NONE;
            if (lastOpen == NONE) {
                firstOpen = slot;
            } else {
                ring[lastOpen].behind = slot;
            }
            lastOpen = slot;
        }
    }

    /** Bytes from an offset on were issued to a device. */
    public void issued(long device, long offset, long length, long time) {
        anyIssued = true;
        long end = offset + length;
        long at = offset;
        while (at < end) {
            int slot = firstOpen;
            while (slot != NONE && !(ring[slot].notIssued > 0 && covers(ring[slot].record, device, at))) {
                slot = ring[slot].behind;
            }
            if (slot == NONE) {
                return;
            }
            Pending pending = ring[slot];
            long covered = Math.min(end, pending.record.offset + pending.record.length) - at;
            if (pending.issued == TraceRecord.NONE) {
                pending.issued = time;
            }
            pending.notIssued -= covered;
            at += covered;
        }
    }

    /** The oldest request at a place that has not been issued has an I/O priority. */
    public void hasPriority(long device, long offset, long priorityClass, int level) {
        int slot = firstOpen;
        while (slot != NONE && !(ring[slot].notIssued > 0 && covers(ring[slot].record, device, offset))) {
            slot = ring[slot].behind;
        }
        if (slot != NONE) {
            ring[slot].record.priorityClass = priorityClass;
            ring[slot].record.priorityLevel = level;
        }
    }

    /** Bytes from an offset on were completed by a device. */
    public void completed(long device, long offset, long length, long time) {
        long end = offset + length;
        long at = offset;
        while (at < end) {
            int slot = firstOpen;
            while (slot != NONE && !(mayComplete(ring[slot]) && covers(ring[slot].record, device, at))) {
                slot = ring[slot].behind;
            }
            if (slot == NONE) {
                return;
            }
            Pending pending = ring[slot];
            long covered = Math.min(end, pending.record.offset + pending.record.length) - at;
            pending.notCompleted -= covered;
            if (pending.notCompleted <= 0) {
                finish(slot, time);
            }
            at += covered;
        }
    }

    private static boolean covers(TraceRecord record, long device, long at) {
        return record.offset <= at && at < record.offset + record.length && record.device == device;
    }

    /** Where issues are traced, what has not been issued cannot be complete. */
    private boolean mayComplete(Pending pending) {
        return pending.issued != TraceRecord.NONE || !anyIssued;
    }

    private void finish(int slot, long time) {
        Pending pending = ring[slot];
        if (time >= pending.record.arrival) {
            pending.record.response = time - pending.record.arrival;
        }
        if (pending.issued != TraceRecord.NONE && time >= pending.issued) {
            pending.record.service = time - pending.issued;
        }
        close(slot);
    }

    private void close(int slot) {
        Pending pending = ring[slot];
        pending.open = false;
        if (pending.before == NONE) {
            firstOpen = pending.behind;
        } else {
            ring[pending.before].behind = pending.behind;
        }
        if (pending.behind == NONE) {
            lastOpen = pending.before;
        } else {
            ring[pending.behind].before = pending.before;
        }
    }

    /** Whether a request can be taken before another event has been seen. */
    public boolean isReady() {
        return count == MOST || count > 0 && !ring[oldest].open;
    }

    /**
     * Takes the oldest request.
     *
     * @return false if there is none; the record is then unchanged
     */
    public boolean take(TraceRecord into) {
        if (count == 0) {
            return false;
        }
        Pending pending = ring[oldest];
        if (pending.open) {
            close(oldest);
        }
        into.copyFrom(pending.record);
        place = pending.place;
        oldest = (oldest + 1) % MOST;
        count--;
        return true;
    }

    /** Where the request taken last was queued. */
    public long place() {
        return place;
    }
}
