package org.spindle.workload.trace;

import org.spindle.spi.request.Operation;
import org.spindle.spi.trace.TraceRecord;

/**
 * Joins the events of one request: queued by the file system, issued to the device, completed. Requests are returned in the order in which
 * they were queued, each as soon as it is complete or when {@value #MOST} are pending. So memory is bounded, and a
 * request whose later events were lost has no response time.
 *
 * <p>An issue or completion covers the oldest unfinished requests that lie at its sectors, one after the other: several
 * if they were merged, a part of one if it was split. The response time runs from queueing to the last completion, the
 * service time from the first issue to it.
 */
public final class Lifecycles {

    /** Largest number of pending requests. */
    private static final int MOST = 4096;

    private final TraceRecord[] records = new TraceRecord[MOST];
    private final long[] places = new long[MOST];
    private final boolean[] open = new boolean[MOST];
    private final long[] devices = new long[MOST];
    private final long[] begins = new long[MOST];
    private final long[] ends = new long[MOST];
    private final long[] notIssued = new long[MOST];
    private final long[] notCompleted = new long[MOST];
    private final long[] issueTimes = new long[MOST];

    /** The slots of requests that are not complete. */
    private final SlotList unfinished = new SlotList();

    /** The slots of requests that are not completely issued. */
    private final SlotList unissued = new SlotList();

    private int oldest;
    private int count;
    private boolean anyIssued;
    private long place;

    /**
     * Adds a request that was queued.
     *
     * @param request is copied
     * @param where number of the event in its file, see {@link #place}
     */
    public void queued(TraceRecord request, long where) {
        if (count == MOST) {
            throw new IllegalStateException("take a request first");
        }
        int slot = (oldest + count) % MOST;
        count++;
        if (records[slot] == null) {
            records[slot] = new TraceRecord();
        }
        records[slot].copyFrom(request);
        places[slot] = where;
        open[slot] = request.operation != Operation.FLUSH;
        if (open[slot]) {
            devices[slot] = request.device;
            begins[slot] = request.offset;
            ends[slot] = request.offset + request.length;
            notIssued[slot] = request.length;
            notCompleted[slot] = request.length;
            issueTimes[slot] = TraceRecord.NONE;
            unfinished.addFirst(slot);
            if (request.length > 0) {
                unissued.addFirst(slot);
            }
        }
    }

    /** Records that a range of bytes was issued to a device. */
    public void issued(long device, long offset, long length, long time) {
        anyIssued = true;
        long end = offset + length;
        long at = offset;
        while (at < end) {
            int slot = unissued.last();
            while (slot != SlotList.NONE && !covers(slot, device, at)) {
                slot = unissued.before(slot);
            }
            if (slot == SlotList.NONE) {
                return;
            }
            long covered = Math.min(end, ends[slot]) - at;
            if (issueTimes[slot] == TraceRecord.NONE) {
                issueTimes[slot] = time;
            }
            notIssued[slot] -= covered;
            if (notIssued[slot] <= 0) {
                unissued.remove(slot);
            }
            at += covered;
        }
    }

    /** Sets the I/O priority of the oldest request at a place that has not been issued. */
    public void hasPriority(long device, long offset, long priorityClass, int level) {
        int slot = unissued.last();
        while (slot != SlotList.NONE && !covers(slot, device, offset)) {
            slot = unissued.before(slot);
        }
        if (slot != SlotList.NONE) {
            records[slot].priorityClass = priorityClass;
            records[slot].priorityLevel = level;
        }
    }

    /** Records that a device completed a range of bytes. */
    public void completed(long device, long offset, long length, long time) {
        long end = offset + length;
        long at = offset;
        while (at < end) {
            int slot = unfinished.last();
            while (slot != SlotList.NONE && !(covers(slot, device, at) && mayComplete(slot))) {
                slot = unfinished.before(slot);
            }
            if (slot == SlotList.NONE) {
                return;
            }
            long covered = Math.min(end, ends[slot]) - at;
            notCompleted[slot] -= covered;
            if (notCompleted[slot] <= 0) {
                finish(slot, time);
            }
            at += covered;
        }
    }

    private boolean covers(int slot, long device, long at) {
        return begins[slot] <= at && at < ends[slot] && devices[slot] == device;
    }

    /** Returns whether a request can be complete: if the trace has issue events, a request must be issued before. */
    private boolean mayComplete(int slot) {
        return issueTimes[slot] != TraceRecord.NONE || !anyIssued;
    }

    private void finish(int slot, long time) {
        TraceRecord record = records[slot];
        if (time >= record.arrival) {
            record.response = time - record.arrival;
        }
        if (issueTimes[slot] != TraceRecord.NONE && time >= issueTimes[slot]) {
            record.service = time - issueTimes[slot];
        }
        close(slot);
    }

    private void close(int slot) {
        open[slot] = false;
        unfinished.remove(slot);
        if (notIssued[slot] > 0) {
            unissued.remove(slot);
        }
    }

    /** Returns whether a request can be taken before another event is read. */
    public boolean isReady() {
        return count == MOST || count > 0 && !open[oldest];
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
        if (open[oldest]) {
            close(oldest);
        }
        into.copyFrom(records[oldest]);
        place = places[oldest];
        oldest = (oldest + 1) % MOST;
        count--;
        return true;
    }

    /** Returns the place of the queue event of the request taken last. */
    public long place() {
        return place;
    }
}
