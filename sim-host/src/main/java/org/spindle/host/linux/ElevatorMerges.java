package org.spindle.host.linux;

import org.jspecify.annotations.Nullable;
import org.spindle.spi.request.Request;
import org.spindle.spi.scheduler.RequestScheduler;

/**
 * Merges arrivals into requests that wait in the scheduler. Tried in order are the request merged or added last, a request that ends
 * where the arrival begins (back merge), and one that begins where it ends (front merge). If the merged request has become contiguous
 * with another, these two are merged as well. A request that would exceed a limit is excluded from further merges.
 */
final class ElevatorMerges {

    private final MergeRules rules;
    private final MergedRequests merged;
    private final RequestScheduler scheduler;
    private final BlockRequestPool pool;
    private final BlockMetrics metrics;
    private final MergeIndex index = new MergeIndex();
    private @Nullable Request latest;

    ElevatorMerges(
            MergeRules rules,
            MergedRequests merged,
            RequestScheduler scheduler,
            BlockRequestPool pool,
            BlockMetrics metrics) {
        this.rules = rules;
        this.merged = merged;
        this.scheduler = scheduler;
        this.pool = pool;
        this.metrics = metrics;
    }

    /** Adds a request that has been added to the scheduler. */
    void added(Request request) {
        if (rules.mayMerge(request)) {
            index.add(request);
            latest = request;
        }
    }

    /** Removes a request that has been taken from the scheduler. */
    void taken(Request request) {
        if (rules.mayMerge(request)) {
            forget(request);
        }
    }

    private void forget(Request request) {
        index.remove(request);
        if (latest == request) {
            latest = null;
        }
    }

    /** Merges an arrival into a waiting request; returns false if none matches. */
    boolean merge(Request arriving) {
        return merge(arriving, false);
    }

    /** Merges a request that the pool has admitted into a waiting one and releases its place; returns false if none matches. */
    boolean mergeAdmitted(Request arriving) {
        return merge(arriving, true);
    }

    private boolean merge(Request arriving, boolean isAdmitted) {
        if (!rules.mayMerge(arriving)) {
            return false;
        }
        Request last = latest;
        if (last != null && last.operation() == arriving.operation()) {
            if (last.end() == arriving.sector() && mergeBehind(last, arriving, isAdmitted)) {
                return true;
            }
            if (arriving.end() == last.sector() && mergeBefore(last, arriving, isAdmitted)) {
                return true;
            }
        }
        if (rules.merging() == Merging.LATEST) {
            return false;
        }
        Request before = index.endingAt(arriving.operation(), arriving.sector());
        if (before != null && mergeBehind(before, arriving, isAdmitted)) {
            return true;
        }
        Request behind = index.startingAt(arriving.operation(), arriving.end());
        return behind != null && mergeBefore(behind, arriving, isAdmitted);
    }

    private boolean mergeBehind(Request waiting, Request arriving, boolean isAdmitted) {
        if (!isAllowed(waiting, arriving, isAdmitted)) {
            return false;
        }
        metrics.mergedBehind(arriving);
        Request whole = replace(waiting, merged.join(waiting, arriving, waiting));
        Request neighbour = index.startingAt(whole.operation(), whole.end());
        if (neighbour != null) {
            mergeNeighbours(whole, neighbour);
        }
        return true;
    }

    private boolean mergeBefore(Request waiting, Request arriving, boolean isAdmitted) {
        if (!isAllowed(waiting, arriving, isAdmitted)) {
            return false;
        }
        metrics.mergedBefore(arriving);
        Request whole = replace(waiting, merged.join(arriving, waiting, waiting));
        Request neighbour = index.endingAt(whole.operation(), whole.sector());
        if (neighbour != null) {
            mergeNeighbours(neighbour, whole);
        }
        return true;
    }

    /** Returns whether an arrival may be merged, and releases its place in the pool if so. */
    private boolean isAllowed(Request waiting, Request arriving, boolean isAdmitted) {
        if (!rules.match(waiting, arriving)) {
            return false;
        }
        if (!rules.fit(waiting, arriving)) {
            forget(waiting);
            return false;
        }
        if (isAdmitted) {
            pool.absorbed(arriving);
        }
        return true;
    }

    /** Merges two contiguous requests; the result replaces the older one in the scheduler, and the younger one's pool entry is released. */
    private void mergeNeighbours(Request front, Request back) {
        boolean frontIsOlder = front.arrived() <= back.arrived();
        Request older = frontIsOlder ? front : back;
        Request younger = frontIsOlder ? back : front;
        if (!rules.match(front, back) || !rules.fitTogether(front, back)) {
            return;
        }
        metrics.requestMerges.add(1);
        scheduler.withdraw(younger);
        forget(younger);
        pool.absorbed(younger);
        replace(older, merged.join(front, back, older));
    }

    private Request replace(Request waiting, Request whole) {
        forget(waiting);
        scheduler.replace(waiting, whole);
        pool.replaced(waiting, whole);
        index.add(whole);
        latest = whole;
        return whole;
    }
}
