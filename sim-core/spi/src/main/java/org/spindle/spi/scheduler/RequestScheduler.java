package org.spindle.spi.scheduler;

import org.jspecify.annotations.Nullable;
import org.spindle.spi.request.Request;

/**
 * The order of one queue: which of the waiting requests is served next. One instance per queue, used by one thread.
 *
 * <p>The owner of the queue calls {@link #add} for each request that begins to wait, asks {@link #select} whenever it
 * could start one, and {@link #take}s the one that it starts. Selection alone changes nothing, so that an owner may look
 * at the choice without following it.
 *
 * <p>Where the context allows it ({@link SchedulerContext#mayCombine}), a scheduler may select a request of its own making
 * that stands for several waiting ones and carries them ({@link Request#carry}): they stop waiting when it is taken, and
 * the owner serves and completes it like any other. The scheduler asks for the notice of its completion
 * ({@link Request#expect}) and then completes what it carried. Such a request is eligible if all that it carries are.
 */
public interface RequestScheduler {

    /** What {@link #idleUntil} says when there is nothing to wait for. */
    long NEVER = Long.MAX_VALUE;

    /** The request begins to wait in this queue. */
    void add(Request request);

    /**
     * The request to be served next, among those waiting that are eligible; it goes on waiting.
     *
     * @return null if none is eligible, or if the scheduler prefers to leave the device idle (see {@link #idleUntil})
     */
    @Nullable
    Request select(Eligibility eligibility);

    /** The request stops waiting because it is being served now. It must be waiting. */
    void take(Request request);

    /**
     * The request stops waiting without being served: it has moved to another queue, or another request serves it. It must
     * be waiting. A scheduler in whose order the past counts overrides this, because nothing has been served.
     */
    default void withdraw(Request request) {
        take(request);
    }

    /**
     * A request takes the place of a waiting one that it includes. A scheduler that keeps an order of arrival overrides
     * this to keep the place.
     */
    default void replace(Request waiting, Request by) {
        withdraw(waiting);
        add(by);
    }

    /** A request that was taken is complete. */
    default void completed(Request request) {}

    /** A process has ended: no further request of it comes, and the owner asks again for what to serve. */
    default void processEnded(long process) {}

    /**
     * When {@link #select} returned null although requests wait: the time at which to ask again, or {@link #NEVER}.
     */
    default long idleUntil() {
        return NEVER;
    }

    /**
     * Whether a completion can be what the scheduler waits for when {@link #select} has returned null. An owner that asks
     * again only for a reason does not do so after a completion if not; it asks after an arrival, and when it chooses to.
     */
    default boolean isWokenByCompletion() {
        return true;
    }

    /**
     * Whether the owner may merge an arriving request into a waiting one that ends where it begins, or begins where it ends.
     * The owner then lets a request that includes both {@link #replace} the waiting one.
     */
    default boolean mayMerge(Request waiting, Request arriving) {
        return true;
    }

    /**
     * How many requests of its owner, waiting and being served, there may be for this one to be let in. An owner with a pool
     * of requests asks before it takes one of the pool; others do not.
     *
     * @param pool number of requests of the pool
     * @return at least 1 and at most {@code pool}
     */
    default int admissionLimit(Request request, int pool) {
        return pool;
    }

    /** Number of waiting requests. */
    int size();
}
