package org.spindle.spi.scheduler;

import org.jspecify.annotations.Nullable;
import org.spindle.spi.request.Request;

/**
 * A scheduler that delegates a part of its decisions to another one, its base. Calls about idling, merging and
 * admission and all notices are forwarded to the base unless the scheduler overrides them.
 *
 * <p>{@link #withdraw} and {@link #replace} have no default here, because that of {@link RequestScheduler} would notify
 * the base of the service of a request that was not served.
 */
public interface ComposedScheduler extends RequestScheduler {

    /** Returns the scheduler that decides the rest, the same one at each call. */
    RequestScheduler base();

    @Override
    void withdraw(Request request);

    @Override
    void replace(Request waiting, Request by);

    @Override
    default void completed(Request request) {
        base().completed(request);
    }

    @Override
    default void processEnded(long process) {
        base().processEnded(process);
    }

    @Override
    default long idleUntil() {
        return base().idleUntil();
    }

    @Override
    default boolean isWokenByCompletion() {
        return base().isWokenByCompletion();
    }

    @Override
    default boolean mayMerge(Request waiting, Request arriving) {
        return base().mayMerge(waiting, arriving);
    }

    @Override
    default boolean seeksFrontMerges() {
        return base().seeksFrontMerges();
    }

    @Override
    default boolean choosesMerges() {
        return base().choosesMerges();
    }

    @Override
    default @Nullable Request chooseMerge(Request arriving, Eligibility mergeable) {
        return base().chooseMerge(arriving, mergeable);
    }

    @Override
    default int admissionLimit(Request request, int pool) {
        return base().admissionLimit(request, pool);
    }
}
