package org.spindle.policies.scheduler.compose;

import org.jspecify.annotations.Nullable;
import org.spindle.spi.Component;
import org.spindle.spi.config.Default;
import org.spindle.spi.config.Doc;
import org.spindle.spi.config.OfKind;
import org.spindle.spi.config.Range;
import org.spindle.spi.config.Time;
import org.spindle.spi.scheduler.SchedulerFactory;

@Doc("Limits the waiting time under any order: requests that have waited for a given time are served before all"
        + " others.")
public record TimeoutConfig(
        @Doc("Order of the requests.") @OfKind(SchedulerFactory.class) @Default("{type: sstf}")
        Component base,

        @Doc("Waiting time after which a request is served first.") @Default("1 s") @Range(min = "1 ns")
        Time after,

        @Doc("Scheduler of a separate queue for overdue requests; if absent, the base orders them too.")
        @OfKind(SchedulerFactory.class)
        @Nullable
        Component overdue) {}
