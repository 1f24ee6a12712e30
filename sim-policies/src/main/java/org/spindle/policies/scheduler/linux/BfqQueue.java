package org.spindle.policies.scheduler.linux;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.spindle.spi.request.PriorityClass;
import org.spindle.spi.request.Request;

/**
 * Requests that share a budget: the synchronous requests of a process or of several cooperating ones, or the
 * asynchronous requests of a priority.
 */
final class BfqQueue {

    final boolean sync;
    final BfqEntity entity;
    final SortedFifo requests = new SortedFifo();
    final BfqRaising raising = new BfqRaising();
    final BfqSoftRealTime soft;
    final BfqRequestPattern pattern;
    final BfqInjectLimit injection;

    /** Tick of the queue's creation. */
    final long created;

    /** The next request in order of sectors, or one that has expired. */
    @Nullable
    Request next;

    /** The only process of the queue; null if there are several or none. */
    @Nullable
    BfqProcess owner;

    /** The queue to which the processes of this one move. */
    @Nullable
    BfqQueue mergedInto;

    /** Number of processes that use the queue or are to use it. */
    int processes;

    /** Number of requests at the device. */
    int dispatched;

    /** Weight under which {@link BfqWeights} counts the queue; 0 if it does not. */
    int countedWeight;

    /** Budget of the queue's next turn, in sectors. */
    long maxBudget;

    /** Tick at which the budget expires; if the queue has no request at all, the tick since which it has had none. */
    long deadline = BfqClock.LONG_AGO;

    boolean isBusy;
    boolean isNew;
    boolean hasCheckedDeadlines;

    /** Whether it left service because the next request of its process had not arrived. */
    boolean waitsForRequest;

    boolean isShared;
    boolean isToBeSplit;

    /** Tick at which it was split from a shared queue. */
    long splitAt = BfqClock.LONG_AGO;

    boolean isInLargeBurst;

    /** The queue after whose completions this queue receives requests, once that has been observed often enough. */
    @Nullable
    BfqQueue waker;

    /** Queues of which this one is the waker, latest last. */
    final List<BfqQueue> woken = new ArrayList<>();

    @Nullable
    BfqQueue supposedWaker;

    int wakerDetections;
    long wakerDetectedSince;

    BfqQueue(PriorityClass level, int urgency, boolean sync, BfqClock clock) {
        this.sync = sync;
        entity = new BfqEntity(this, level, BfqWeights.weight(urgency));
        soft = new BfqSoftRealTime(clock.ticks());
        pattern = new BfqRequestPattern(clock.nanos(), sync && level != PriorityClass.IDLE);
        injection = new BfqInjectLimit(clock.ticks());
        created = clock.ticks();
        raising.since = clock.ticks();
        isNew = sync;
    }

    boolean isEmpty() {
        return requests.size() == 0;
    }

    boolean isIdleClass() {
        return entity.level == PriorityClass.IDLE;
    }

    void setWaker(BfqQueue other) {
        BfqQueue old = waker;
        if (old != null) {
            old.woken.remove(this);
        }
        waker = other;
        supposedWaker = null;
        other.woken.add(this);
    }
}
