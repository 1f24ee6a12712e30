package org.spindle.policies.scheduler.compose;

import org.spindle.spi.Component;
import org.spindle.spi.config.Default;
import org.spindle.spi.config.Doc;
import org.spindle.spi.config.OfKind;
import org.spindle.spi.config.Range;
import org.spindle.spi.scheduler.SchedulerFactory;

@Doc("Sequential requests are served in rising order: of a run that waits, only the first is a candidate.")
public record SequenceConfig(
        @Doc("Order of the requests that begin a run or are in none.")
        @OfKind(SchedulerFactory.class)
        @Default("{type: sptf}")
        Component base,

        @Doc("Whether reads form runs.") @Default("true") boolean reads,

        @Doc("Whether writes form runs.") @Default("true") boolean writes,

        @Doc("Whether reads and writes may be in one run.") @Default("false")
        boolean mixed,

        @Doc("Sectors that may lie between two reads of a run; writes follow each other exactly.")
        @Default("0")
        @Range(min = "0")
        long gap) {}
