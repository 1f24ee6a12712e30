package org.spindle.policies.scheduler.compose;

import org.jspecify.annotations.Nullable;
import org.spindle.spi.Component;
import org.spindle.spi.config.Default;
import org.spindle.spi.config.Doc;
import org.spindle.spi.config.OfKind;
import org.spindle.spi.config.Range;
import org.spindle.spi.config.Time;
import org.spindle.spi.scheduler.SchedulerFactory;

@Doc("Reads before all other requests, whether anybody waits for them or not; a request that is being served is not"
        + " interrupted.")
public record ReadPriorityConfig(
        @Doc("Order of the requests.") @OfKind(SchedulerFactory.class) @Default("{type: c-look}")
        Component base,

        @Doc("Order of a queue of their own for reads; without it the base orders all, and goes on from where the last"
                + " request was.")
        @OfKind(SchedulerFactory.class)
        @Nullable
        Component reads,

        @Doc("Waiting time after which every request comes first; never if absent.") @Range(min = "1 ns") @Nullable
        Time promoteAfter) {}
