package org.spindle.host.linux;

import org.spindle.spi.request.Operation;
import org.spindle.spi.request.Request;
import org.spindle.spi.request.RequestAttribute;
import org.spindle.spi.request.RequestFlag;
import org.spindle.spi.scheduler.RequestScheduler;

/** The conditions under which requests are merged. */
final class MergeRules {

    private final MergeConfig config;
    private final long maxSectors;
    private final long maxDiscardSectors;
    private final boolean samePriority;
    private final RequestScheduler scheduler;
    private final MergedRequests merged;

    /**
     * @param samePriority whether only requests of equal I/O priority are merged, as in kernels from 5.14
     */
    MergeRules(MergeConfig config, boolean samePriority, RequestScheduler scheduler, MergedRequests merged) {
        this.config = config;
        this.samePriority = samePriority;
        this.scheduler = scheduler;
        this.merged = merged;
        maxSectors = config.maxSize().sectors();
        maxDiscardSectors = config.maxDiscard().sectors();
    }

    Merging merging() {
        return config.merging();
    }

    /** Returns whether a request can be merged at all. */
    boolean mayMerge(Request request) {
        return config.merging() != Merging.NONE
                && request.operation() != Operation.FLUSH
                && !request.has(RequestFlag.FORCE_UNIT_ACCESS);
    }

    /**
     * Returns whether a waiting request and an arrival are within the limits when merged. A discard carries no data: it is one segment,
     * and its size has a limit of its own.
     */
    boolean fit(Request one, Request other) {
        long sectors = one.sectors() + other.sectors();
        if (one.operation() == Operation.DISCARD) {
            return sectors <= maxDiscardSectors;
        }
        return sectors <= maxSectors && merged.segments(one) + merged.segments(other) <= config.maxSegments();
    }

    /**
     * Returns whether two waiting requests are within the limits when merged. Two discards never are: Linux counts a segment for each, and
     * a discard of a device that takes one range has one (ll_merge_requests_fn).
     */
    boolean fitTogether(Request one, Request other) {
        return one.operation() != Operation.DISCARD && fit(one, other);
    }

    /** Returns whether two contiguous requests are compatible and the scheduler permits the merge. */
    boolean match(Request waiting, Request arriving) {
        return areCompatible(waiting, arriving) && scheduler.mayMerge(waiting, arriving);
    }

    /** Returns whether two requests have the same operation and, if required, the same I/O priority. */
    boolean areCompatible(Request one, Request other) {
        return one.operation() == other.operation()
                && (!samePriority
                        || same(one, other, RequestAttribute.PRIORITY_CLASS)
                                && same(one, other, RequestAttribute.PRIORITY_LEVEL));
    }

    private static boolean same(Request one, Request other, RequestAttribute attribute) {
        return one.attribute(attribute) == other.attribute(attribute);
    }
}
