package org.spindle.policies.scheduler.compose;

import org.jspecify.annotations.Nullable;
import org.spindle.spi.Component;
import org.spindle.spi.config.Default;
import org.spindle.spi.config.Doc;
import org.spindle.spi.config.OfKind;
import org.spindle.spi.config.Range;
import org.spindle.spi.scheduler.SchedulerFactory;

@Doc("Batches: what waits together is served completely before anything that comes later, so that nothing starves.")
public record BatchConfig(
        @Doc("Order within a batch.") @OfKind(SchedulerFactory.class) @Default("{type: v-scan}")
        Component base,

        @Doc("Most requests in a batch, the earliest; all that wait if absent.") @Range(min = "1") @Nullable
        Integer size) {}
