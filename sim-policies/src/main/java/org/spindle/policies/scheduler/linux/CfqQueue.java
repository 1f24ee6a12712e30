package org.spindle.policies.scheduler.linux;

import org.jspecify.annotations.Nullable;
import org.spindle.spi.request.PriorityClass;
import org.spindle.spi.request.Request;

/** Requests that share a slice: the synchronous requests of a process, or the asynchronous requests of a priority. */
final class CfqQueue {

    private static final long SEEK_THRESHOLD = 8 * 1024;
    private static final long VALID = 80;

    final PriorityClass level;
    final int urgency;
    final boolean sync;
    final SortedFifo requests = new SortedFifo();

    /** The process of a synchronous queue whose request arrived last. */
    @Nullable
    CfqProcess process;

    /** The next request in order of sectors. */
    @Nullable
    Request next;

    /** The queue to which the processes of this one move. */
    @Nullable
    CfqQueue mergedInto;

    int processes;

    /** Number of requests at the device. */
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

    /** Records the seek distance of an arriving request. */
    void addSeek(Request request) {
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

    boolean hasValidSeeks() {
        return isValid(seeks);
    }

    /** Returns whether a sector is as near to a position as the queue's requests are to each other. */
    boolean isClose(long sector, long position) {
        return Math.abs(sector - position) <= (isValid(seeks) ? seeks.mean() : SEEK_THRESHOLD);
    }

    /** Returns whether this queue and another could serve each other's requests. */
    boolean isLike(CfqQueue other) {
        return sync && !isSeeky() && level == other.level && urgency == other.urgency;
    }

    /**
     * Schedules a merge: the processes of the smaller of two cooperating queues move to the larger one with their
     * next requests.
     */
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

    /** Begins the slice; its time counts from the first completion. */
    void beginSlice() {
        sliceEnd = 0;
        dispatchedInSlice = 0;
        mustDispatch = false;
        hasCheckedDeadlines = false;
        sliceIsNew = true;
    }
}
