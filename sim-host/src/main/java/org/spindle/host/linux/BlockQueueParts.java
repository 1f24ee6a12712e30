package org.spindle.host.linux;

import org.jspecify.annotations.Nullable;
import org.spindle.spi.sim.EventLoop;

/**
 * What the block layer of one device is made of.
 *
 * @param contexts at least one
 * @param elevator null if nothing is merged into waiting requests
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
        BlockMetrics metrics) {}
