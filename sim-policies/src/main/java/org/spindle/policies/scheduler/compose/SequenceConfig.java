package org.spindle.policies.scheduler.compose;

import org.spindle.spi.Component;
import org.spindle.spi.config.Default;
import org.spindle.spi.config.Doc;
import org.spindle.spi.config.OfKind;
import org.spindle.spi.config.Range;
import org.spindle.spi.scheduler.SchedulerFactory;

@Doc("Serves sequential requests in ascending order: only the first request of a waiting run is a candidate.")
public record SequenceConfig(
        @Doc("Order of the requests that begin a run or belong to none.")
        @OfKind(SchedulerFactory.class)
        @Default("{type: sptf}")
        Component base,

        @Doc("Whether reads form runs.") @Default("true") boolean reads,

        @Doc("Whether writes form runs.") @Default("true") boolean writes,

        @Doc("Whether a run may contain both reads and writes.") @Default("false")
        boolean mixed,

        @Doc("Maximum number of sectors between two reads of a run; writes must be exactly contiguous.")
        @Default("0")
        @Range(min = "0")
        long gap) {}
