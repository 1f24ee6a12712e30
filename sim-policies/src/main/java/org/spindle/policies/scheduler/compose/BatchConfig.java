package org.spindle.policies.scheduler.compose;

import org.jspecify.annotations.Nullable;
import org.spindle.spi.Component;
import org.spindle.spi.config.Default;
import org.spindle.spi.config.Doc;
import org.spindle.spi.config.OfKind;
import org.spindle.spi.config.Range;
import org.spindle.spi.scheduler.SchedulerFactory;

@Doc("Serves requests in batches: all requests of a batch are served before any that arrive later, so that no request"
        + " starves.")
public record BatchConfig(
        @Doc("Order within a batch.") @OfKind(SchedulerFactory.class) @Default("{type: v-scan}")
        Component base,

        @Doc("Maximum number of requests in a batch, the earliest first; if absent, all that wait.")
        @Range(min = "1")
        @Nullable
        Integer size) {}
