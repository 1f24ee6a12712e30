package org.spindle.policies.scheduler.linux;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.spindle.spi.request.PriorityClass;
import org.spindle.spi.request.Request;

/** Requests that share a budget: the synchronous ones of a process or of several that cooperate, or the asynchronous ones of a priority. */
final class BfqQueue {

    final boolean sync;
    final BfqEntity entity;
    final SortedFifo requests = new SortedFifo();
    final BfqRaising raising = new BfqRaising();
    final BfqSoftRealTime soft;
    final BfqHabits habits;
    final BfqInjectLimit injection;

    /** In ticks. */
    final long created;

    /** The next request in order of sectors, or one that has expired. */
    @Nullable
    Request next;

    /** The only process whose queue this is; null if there are several or none. */
    @Nullable
    BfqProcess owner;

    /** The queue that gets the requests of the processes of this one. */
    @Nullable
    BfqQueue mergedInto;

    /** Processes whose queue this is or that are to have it. */
    int processes;

    /** Requests at the device. */
    int dispatched;

    /** Under which weight {@link BfqWeights} counts the queue; 0 if it does not. */
    int countedWeight;

    /** Sectors that the queue gets as its budget. */
    long maxBudget;

    /** When the budget ends in ticks; since when there has been no request at all, if there is none. */
    long deadline = BfqClock.LONG_AGO;

    boolean isBusy;
    boolean isNew;
    boolean hasCheckedDeadlines;

    /** Whether it left service because the next request of its process had not come. */
    boolean waitsForRequest;

    boolean isShared;
    boolean isToBeSplit;

    /** When it was split from a shared queue, in ticks. */
    long splitAt = BfqClock.LONG_AGO;

    boolean isInLargeBurst;

    /** The queue after whose completions this one gets its requests, when that has been seen often enough. */
    @Nullable
    BfqQueue waker;

    /** Queues of which this one is the waker, the latest last. */
    final List<BfqQueue> woken = new ArrayList<>();

    @Nullable
    BfqQueue supposedWaker;

    int wakerDetections;
    long wakerDetectedSince;

    BfqQueue(PriorityClass level, int urgency, boolean sync, BfqClock clock) {
        this.sync = sync;
        entity = new BfqEntity(this, level, BfqWeights.weight(urgency));
        soft = new BfqSoftRealTime(clock.ticks());
        habits = new BfqHabits(clock.nanos(), sync && level != PriorityClass.IDLE);
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

    void wakenBy(BfqQueue other) {
        BfqQueue old = waker;
        if (old != null) {
            old.woken.remove(this);
        }
        waker = other;
        supposedWaker = null;
        other.woken.add(this);
    }
}
