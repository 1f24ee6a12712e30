package org.spindle.host.linux;

import static java.util.Objects.requireNonNull;

import java.util.Collections;
import java.util.IdentityHashMap;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import org.spindle.spi.request.Request;
import org.spindle.spi.scheduler.Eligibility;
import org.spindle.spi.scheduler.RequestScheduler;

/**
 * Merges arrivals into requests that wait in the scheduler ({@code elv_merge}). Tried in order are the request merged last, behind and
 * before it; a request that ends where the arrival begins (back merge); and, if the scheduler knows requests by their first sector, one
 * that begins where it ends (front merge). If the merged request has become contiguous with another, these two are merged as well. A
 * request that would exceed a limit is excluded from further merges, and the arrival is not merged then. A scheduler that chooses the
 * request to merge with is asked instead, and nothing but arrivals is merged (kyber_bio_merge).
 */
final class ElevatorMerges {

    private final MergeRules rules;
    private final MergedRequests merged;
    private final RequestScheduler scheduler;
    private final BlockRequestPool pool;
    private final BlockMetrics metrics;
    private final MergeIndex index = new MergeIndex();
    private final Eligibility likeArrival = this::isLikeArrival;

    /** The waiting requests that a scheduler may choose; empty if it does not choose merges. */
    private final Set<Request> choices = Collections.newSetFromMap(new IdentityHashMap<>());

    /** The arrival that is being merged. */
    private @Nullable Request sought;

    /** The request merged last; without one, the first that was added ({@code last_merge}). */
    private @Nullable Request last;

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
            remember(request);
            last = last == null ? request : last;
        }
    }

    /** Removes a request that has been taken from the scheduler. */
    void taken(Request request) {
        if (rules.mayMerge(request)) {
            forget(request);
        }
    }

    private void remember(Request request) {
        index.add(request);
        if (scheduler.choosesMerges()) {
            choices.add(request);
        }
    }

    private void forget(Request request) {
        index.remove(request);
        choices.remove(request);
        if (last == request) {
            last = null;
        }
    }

    /** Merges an arrival into a waiting request; returns false if none matches. */
    boolean merge(Request arriving) {
        Request waiting = rules.mayMerge(arriving) ? match(arriving) : null;
        if (waiting == null) {
            return false;
        }
        if (!rules.fit(waiting, arriving)) {
            forget(waiting);
            return false;
        }
        if (waiting.end() == arriving.sector()) {
            metrics.mergedBehind(arriving);
            mergeWithNext(replace(waiting, merged.join(waiting, arriving, waiting)));
        } else {
            metrics.mergedBefore(arriving);
            mergeWithPrevious(replace(waiting, merged.join(arriving, waiting, waiting)));
        }
        return true;
    }

    /** Returns the waiting request that an arrival touches and may be merged into; null if there is none. */
    private @Nullable Request match(Request arriving) {
        if (scheduler.choosesMerges()) {
            sought = arriving;
            return scheduler.chooseMerge(arriving, likeArrival);
        }
        Request before = last;
        if (before != null && isContiguous(before, arriving) && rules.match(before, arriving)) {
            return before;
        }
        if (rules.merging() == Merging.LATEST) {
            return null;
        }
        before = index.endingAt(arriving.operation(), arriving.sector());
        if (before != null && rules.match(before, arriving)) {
            return before;
        }
        Request behind = scheduler.seeksFrontMerges() ? index.startingAt(arriving.operation(), arriving.end()) : null;
        return behind != null && rules.match(behind, arriving) ? behind : null;
    }

    private boolean isLikeArrival(Request waiting) {
        Request arriving = requireNonNull(sought);
        return isContiguous(waiting, arriving) && rules.areCompatible(waiting, arriving) && choices.contains(waiting);
    }

    private static boolean isContiguous(Request waiting, Request arriving) {
        return waiting.end() == arriving.sector() || arriving.end() == waiting.sector();
    }

    /**
     * Merges a request that comes from a plug behind a waiting one, and the whole behind another, as long as there is one; releases its
     * place in the pool. Requests are not merged before others then ({@code elv_attempt_insert_merge}).
     *
     * @return false if none matches
     */
    boolean mergeInserted(Request arriving) {
        if (scheduler.choosesMerges() || !rules.mayMerge(arriving)) {
            return false;
        }
        Request latest = last;
        if (latest != null && latest.end() == arriving.sector() && fits(latest, arriving)) {
            append(latest, arriving);
            return true;
        }
        Request before =
                rules.merging() == Merging.LATEST ? null : index.endingAt(arriving.operation(), arriving.sector());
        if (before == null || !fits(before, arriving)) {
            return false;
        }
        Request whole = append(before, arriving);
        while (whole != null) {
            whole = mergeWithPrevious(whole);
        }
        return true;
    }

    private boolean fits(Request front, Request behind) {
        return rules.match(front, behind) && rules.fitTogether(front, behind);
    }

    private Request append(Request waiting, Request arriving) {
        metrics.mergedBehind(arriving);
        pool.absorbed(arriving);
        return replace(waiting, merged.join(waiting, arriving, waiting));
    }

    private void mergeWithNext(Request whole) {
        Request next = scheduler.choosesMerges() ? null : index.startingAt(whole.operation(), whole.end());
        if (next != null) {
            mergeNeighbours(whole, next);
        }
    }

    private @Nullable Request mergeWithPrevious(Request whole) {
        Request previous = scheduler.choosesMerges() ? null : index.endingAt(whole.operation(), whole.sector());
        return previous == null ? null : mergeNeighbours(previous, whole);
    }

    /**
     * Merges two contiguous requests; the result replaces the older one in the scheduler, and the younger one's pool entry is released.
     *
     * @return the result; null if they may not be merged
     */
    private @Nullable Request mergeNeighbours(Request front, Request back) {
        boolean frontIsOlder = front.arrived() <= back.arrived();
        Request older = frontIsOlder ? front : back;
        Request younger = frontIsOlder ? back : front;
        if (!fits(front, back)) {
            return null;
        }
        metrics.requestMerges.add(1);
        scheduler.withdraw(younger);
        forget(younger);
        pool.absorbed(younger);
        return replace(older, merged.join(front, back, older));
    }

    private Request replace(Request waiting, Request whole) {
        forget(waiting);
        scheduler.replace(waiting, whole);
        pool.replaced(waiting, whole);
        remember(whole);
        last = whole;
        return whole;
    }
}
