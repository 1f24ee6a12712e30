package org.spindle.policies.scheduler.linux;

import org.jspecify.annotations.Nullable;
import org.spindle.spi.request.PriorityClass;
import org.spindle.spi.request.Request;

/** Requests that share a slice: the synchronous ones of a process, or the asynchronous ones of a priority. */
final class CfqQueue {

    private static final long SEEK_THRESHOLD = 8 * 1024;
    private static final long VALID = 80;

    final PriorityClass level;
    final int urgency;
    final boolean sync;
    final SortedFifo requests = new SortedFifo();

    /** The process of a synchronous queue that came last. */
    @Nullable
    CfqProcess process;

    /** The next request in order of sectors. */
    @Nullable
    Request next;

    /** The queue that gets the requests of the processes of this one. */
    @Nullable
    CfqQueue mergedInto;

    int processes;

    /** Requests at the device. */
    int dispatched;

    int metaWaiting;
    boolean idles;

    long key;
    long sliceEnd;
    long residue;
    int dispatchedInSlice;
    boolean sliceIsNew;
    boolean mustDispatch;
    boolean hasCheckedDeadlines;

    private final DecayingMean seeks = new DecayingMean();
    private long lastPosition;

    CfqQueue(PriorityClass level, int urgency, boolean sync) {
        this.level = level;
        this.urgency = urgency;
        this.sync = sync;
        idles = sync && level != PriorityClass.IDLE;
    }

    boolean isEmpty() {
        return requests.size() == 0;
    }

    boolean isIdleClass() {
        return level == PriorityClass.IDLE;
    }

    boolean isRealtime() {
        return level == PriorityClass.REALTIME;
    }

    /** A request of the queue's processes has come. */
    void sought(Request request) {
        long distance = lastPosition == 0 ? 0 : Math.abs(request.sector() - lastPosition);
        seeks.addDistance(distance);
        lastPosition = request.end();
    }

    static boolean isValid(DecayingMean mean) {
        return mean.samples() > VALID;
    }

    boolean isSeeky() {
        return seeks.mean() > SEEK_THRESHOLD;
    }

    boolean isKnownToSeek() {
        return isValid(seeks) && isSeeky();
    }

    boolean knowsItsSeeks() {
        return isValid(seeks);
    }

    /** Whether a place is near to another as the queue's requests are. */
    boolean isClose(long sector, long position) {
        return Math.abs(sector - position) <= (isValid(seeks) ? seeks.mean() : SEEK_THRESHOLD);
    }

    /** Whether requests of this queue could be those of the other one. */
    boolean isLike(CfqQueue other) {
        return sync && !isSeeky() && level == other.level && urgency == other.urgency;
    }

    /** The processes of the smaller of two cooperating queues join the larger one with their next requests. */
    void cooperate(CfqQueue cooperator) {
        if (mergedInto != null) {
            return;
        }
        CfqQueue other = cooperator;
        while (other.mergedInto != null) {
            other = other.mergedInto;
            if (other == this) {
                return;
            }
        }
        if (other.processes >= processes) {
            mergedInto = other;
        } else {
            other.mergedInto = this;
        }
    }

    boolean hasUsedSlice(long now) {
        return !sliceIsNew && now >= sliceEnd;
    }

    /** The slice begins: its time counts from the first completion. */
    void beginSlice() {
        sliceEnd = 0;
        dispatchedInSlice = 0;
        mustDispatch = false;
        hasCheckedDeadlines = false;
        sliceIsNew = true;
    }
}
