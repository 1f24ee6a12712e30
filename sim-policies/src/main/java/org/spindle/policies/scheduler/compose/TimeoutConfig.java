package org.spindle.policies.scheduler.compose;

import org.jspecify.annotations.Nullable;
import org.spindle.spi.Component;
import org.spindle.spi.config.Default;
import org.spindle.spi.config.Doc;
import org.spindle.spi.config.Kind;
import org.spindle.spi.config.Range;
import org.spindle.spi.config.Time;

@Doc("Any order with a limit to waiting: requests that have waited for a given time come before all others.")
public record TimeoutConfig(
        @Doc("Order of the requests.") @Kind("scheduler") @Default("{type: sstf}")
        Component base,

        @Doc("Waiting time after which a request comes first.") @Default("1 s") @Range(min = "1 ns")
        Time after,

        @Doc("Order of a queue of their own for overdue requests; without it the base orders them too.")
        @Kind("scheduler")
        @Nullable
        Component overdue) {}
