package org.spindle.policies.scheduler.compose;

import org.jspecify.annotations.Nullable;
import org.spindle.spi.Component;
import org.spindle.spi.config.Default;
import org.spindle.spi.config.Doc;
import org.spindle.spi.config.OfKind;
import org.spindle.spi.config.Range;
import org.spindle.spi.config.Time;
import org.spindle.spi.scheduler.SchedulerFactory;

@Doc("Any order with a limit to waiting: requests that have waited for a given time come before all others.")
public record TimeoutConfig(
        @Doc("Order of the requests.") @OfKind(SchedulerFactory.class) @Default("{type: sstf}")
        Component base,

        @Doc("Waiting time after which a request comes first.") @Default("1 s") @Range(min = "1 ns")
        Time after,

        @Doc("Order of a queue of their own for overdue requests; without it the base orders them too.")
        @OfKind(SchedulerFactory.class)
        @Nullable
        Component overdue) {}
