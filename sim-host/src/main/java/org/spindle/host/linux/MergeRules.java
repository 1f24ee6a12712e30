package org.spindle.host.linux;

import org.spindle.spi.request.Operation;
import org.spindle.spi.request.Request;
import org.spindle.spi.request.RequestAttribute;
import org.spindle.spi.request.RequestFlag;
import org.spindle.spi.scheduler.RequestScheduler;

/** Which requests become one. */
final class MergeRules {

    private final MergeConfig config;
    private final long maxSectors;
    private final boolean samePriority;
    private final RequestScheduler scheduler;
    private final MergedRequests merged;

    /**
     * @param samePriority whether requests of different I/O priority stay apart, as in kernels from 5.14
     */
    MergeRules(MergeConfig config, boolean samePriority, RequestScheduler scheduler, MergedRequests merged) {
        this.config = config;
        this.samePriority = samePriority;
        this.scheduler = scheduler;
        this.merged = merged;
        maxSectors = config.maxSize().sectors();
    }

    Merging merging() {
        return config.merging();
    }

    /** Whether requests of this kind are merged at all. */
    boolean mayMerge(Request request) {
        return config.merging() != Merging.NONE
                && request.operation() != Operation.FLUSH
                && !request.has(RequestFlag.FORCE_UNIT_ACCESS);
    }

    /** Whether the whole keeps within the limits. */
    boolean fit(Request one, Request other) {
        return one.sectors() + other.sectors() <= maxSectors
                && merged.segments(one) + merged.segments(other) <= config.maxSegments();
    }

    /** Whether two contiguous requests are alike and the scheduler agrees. */
    boolean match(Request waiting, Request arriving) {
        return alike(waiting, arriving) && scheduler.mayMerge(waiting, arriving);
    }

    /** Whether the requests of a plug, which no scheduler knows yet, are alike. */
    boolean alike(Request one, Request other) {
        return one.operation() == other.operation()
                && (!samePriority
                        || same(one, other, RequestAttribute.PRIORITY_CLASS)
                                && same(one, other, RequestAttribute.PRIORITY_LEVEL));
    }

    private static boolean same(Request one, Request other, RequestAttribute attribute) {
        return one.attribute(attribute) == other.attribute(attribute);
    }
}
