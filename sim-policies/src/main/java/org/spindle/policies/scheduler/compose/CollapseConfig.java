package org.spindle.policies.scheduler.compose;

import org.spindle.spi.Component;
import org.spindle.spi.config.Default;
import org.spindle.spi.config.Doc;
import org.spindle.spi.config.OfKind;
import org.spindle.spi.config.Problems;
import org.spindle.spi.config.Validated;
import org.spindle.spi.scheduler.SchedulerFactory;

@Doc("Serves waiting requests for the same sectors by one access, a write if any of them is a write. For queues"
        + " whose owner serves combined requests, such as the driver's.")
public record CollapseConfig(
        @Doc("Order of the accesses.") @OfKind(SchedulerFactory.class) @Default("{type: c-look}")
        Component base,

        @Doc("Which requests share an access.") @Default("contained")
        Match match,

        @Doc("Until when a request may join an access.") @Default("arrival")
        Joining joining)
        implements Validated {

    /** Until when a request may join an access that covers it. */
    public enum Joining {
        @Doc("Until one of them starts: requests are combined when the second arrives.")
        ARRIVAL,
        @Doc("At the start of the access: it serves all waiting requests that it covers.")
        START,
        @Doc("Until the access is complete: requests may also join while it is in service.")
        COMPLETION
    }

    /** Relation between the sectors of requests that share an access. */
    public enum Match {
        @Doc("The sectors are identical.")
        IDENTICAL,
        @Doc("The sectors of one request contain those of the other.")
        CONTAINED
    }

    @Override
    public void validate(Problems problems) {
        if (joining != Joining.ARRIVAL && match != Match.IDENTICAL) {
            problems.report(
                    "joining",
                    "requests of which one contains the other are combined on arrival only",
                    "arrival, or match: identical");
        }
    }
}
