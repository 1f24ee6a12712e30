package org.spindle.spi.scheduler;

import org.jspecify.annotations.Nullable;
import org.spindle.spi.request.Request;

/**
 * The order of one queue: which of the waiting requests is served next. One instance per queue, used by one thread.
 *
 * <p>The owner of the queue calls {@link #add} for each request that begins to wait, calls {@link #select} whenever it
 * can start one, and {@link #take}s the one that it starts. Selection alone changes nothing, so that an owner may
 * ignore the choice.
 *
 * <p>Where the context allows it ({@link SchedulerContext#mayCombine}), a scheduler may select a request that it has
 * created, which stands for several waiting ones and carries them ({@link Request#carry}): they stop waiting when it is
 * taken, and the owner serves and completes it like any other. The scheduler registers for its completion ({@link
 * Request#expect}) and then completes the carried requests. Such a request is eligible if all that it carries are.
 *
 * <p>An example, which serves the shortest request first, and of equal ones the oldest:
 *
 * <pre>{@code
 * final class Shortest implements RequestScheduler {
 *     private final List<Request> waiting = new ArrayList<>();
 *
 *     public void add(Request request) {
 *         waiting.add(request);
 *     }
 *
 *     public Request select(Eligibility eligibility) {
 *         Request shortest = null;
 *         for (Request request : waiting) {
 *             boolean shorter = shortest == null || request.sectors() < shortest.sectors();
 *             if (shorter && eligibility.test(request)) {
 *                 shortest = request;
 *             }
 *         }
 *         return shortest;
 *     }
 *
 *     public void take(Request request) {
 *         waiting.remove(request);
 *     }
 *
 *     public int size() {
 *         return waiting.size();
 *     }
 * }
 * }</pre>
 */
public interface RequestScheduler {

    /** The value of {@link #idleUntil} without a time to wait for. */
    long NEVER = Long.MAX_VALUE;

    /** Adds a request, which begins to wait in this queue. */
    void add(Request request);

    /**
     * Returns the request to be served next among the eligible ones; it remains waiting.
     *
     * @return null if none is eligible, or if the scheduler prefers to leave the device idle (see {@link #idleUntil})
     */
    @Nullable
    Request select(Eligibility eligibility);

    /** Removes a request because it is being served now. It must be waiting. */
    void take(Request request);

    /**
     * Removes a request that is not served: it has moved to another queue, or another request serves it. It must be
     * waiting. A scheduler whose order depends on past service overrides this, because nothing has been served.
     */
    default void withdraw(Request request) {
        take(request);
    }

    /**
     * Replaces a waiting request by one that includes it. A scheduler that keeps an order of arrival overrides this to
     * keep the position.
     */
    default void replace(Request waiting, Request by) {
        withdraw(waiting);
        add(by);
    }

    /** Notes that a request that was taken is complete. */
    default void completed(Request request) {}

    /** Notes that a process has ended and sends no further request; the owner then calls {@link #select} again. */
    default void processEnded(long process) {}

    /**
     * When {@link #select} returned null although requests wait: the time at which to call it again, or {@link #NEVER}.
     */
    default long idleUntil() {
        return NEVER;
    }

    /**
     * Returns whether a completion can change the decision when {@link #select} has returned null. If not, an owner
     * need not call it again after a completion; it calls it after an arrival, and at other times of its choice.
     */
    default boolean isWokenByCompletion() {
        return true;
    }

    /**
     * Returns whether the owner may merge an arriving request into a waiting one that ends where it begins, or begins where it ends.
     * The owner then lets a request that includes both {@link #replace} the waiting one. An owner that merges two waiting requests
     * calls this with the one in front and the one behind.
     */
    default boolean mayMerge(Request waiting, Request arriving) {
        return true;
    }

    /**
     * Returns whether the owner seeks a waiting request that begins where an arrival ends. If not, it merges an arrival
     * only behind waiting requests, and in front of the request that it has merged or added last, which it knows.
     */
    default boolean seeksFrontMerges() {
        return true;
    }

    /**
     * Returns whether the scheduler itself chooses the waiting request that an arrival is merged with. The owner then calls {@link
     * #chooseMerge}, and merges neither two waiting requests nor those that have been held in a plug with waiting ones.
     */
    default boolean choosesMerges() {
        return false;
    }

    /**
     * Returns the waiting request that an arrival is to be merged with, behind it or before it; called if {@link #choosesMerges}.
     *
     * @param mergeable tests whether a waiting request is contiguous with the arrival and otherwise like it
     * @return null if the scheduler finds none
     */
    default @Nullable Request chooseMerge(Request arriving, Eligibility mergeable) {
        return null;
    }

    /**
     * Returns the limit of outstanding requests up to which this one is admitted. An owner with a pool of requests
     * calls this before it takes a request of the pool; others do not.
     *
     * @param pool number of requests of the pool
     * @return at least 1 and at most {@code pool}
     */
    default int admissionLimit(Request request, int pool) {
        return pool;
    }

    /** Returns the number of waiting requests. */
    int size();
}
