package org.spindle.host.linux;

import org.jspecify.annotations.Nullable;
import org.spindle.spi.request.TimeComponent;
import org.spindle.spi.sim.EventLoop;

/**
 * The parts of the block layer of one device.
 *
 * @param contexts at least one
 * @param elevator null if arrivals are not merged into requests in a scheduler
 * @param waiting component of the time that requests spend in the block layer
 * @param flushWait component of the time that requests wait there for a flush
 */
record BlockQueueParts(
        LinuxDriverConfig config,
        HardwareContext[] contexts,
        boolean choosesAhead,
        BlockRequestPool pool,
        @Nullable ElevatorMerges elevator,
        MergeRules rules,
        MergedRequests merged,
        EventLoop events,
        BlockMetrics metrics,
        TimeComponent waiting,
        TimeComponent flushWait) {}
