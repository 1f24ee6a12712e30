package org.spindle.policies.scheduler.compose;

import org.jspecify.annotations.Nullable;
import org.spindle.spi.Component;
import org.spindle.spi.config.Default;
import org.spindle.spi.config.Doc;
import org.spindle.spi.config.OfKind;
import org.spindle.spi.config.Range;
import org.spindle.spi.config.Time;
import org.spindle.spi.scheduler.SchedulerFactory;

@Doc("Serves reads before all other requests, whether a process waits for them or not; a request in service is not"
        + " interrupted.")
public record ReadPriorityConfig(
        @Doc("Order of the requests.") @OfKind(SchedulerFactory.class) @Default("{type: c-look}")
        Component base,

        @Doc("Scheduler of a separate queue for reads; if absent, the base orders all requests and continues from the"
                + " last one served.")
        @OfKind(SchedulerFactory.class)
        @Nullable
        Component reads,

        @Doc("Waiting time after which any request is served first; never if absent.") @Range(min = "1 ns") @Nullable
        Time promoteAfter) {}
