package org.spindle.host.linux;

import org.jspecify.annotations.Nullable;
import org.spindle.spi.request.TimeComponent;
import org.spindle.spi.sim.EventLoop;

/**
 * What the block layer of one device is made of.
 *
 * @param contexts at least one
 * @param elevator null if nothing is merged into waiting requests
 * @param waiting what requests spend in the block layer
 * @param flushWait what they spend there until a flush is complete
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
