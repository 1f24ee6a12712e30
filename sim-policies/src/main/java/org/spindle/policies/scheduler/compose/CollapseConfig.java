package org.spindle.policies.scheduler.compose;

import org.spindle.spi.Component;
import org.spindle.spi.config.Default;
import org.spindle.spi.config.Doc;
import org.spindle.spi.config.OfKind;
import org.spindle.spi.config.Problems;
import org.spindle.spi.config.Validated;
import org.spindle.spi.scheduler.SchedulerFactory;

@Doc(
        "Waiting requests for the same sectors are served by one access, by a write if there is one. For queues whose owner serves "
                + "combined requests, such as the driver's.")
public record CollapseConfig(
        @Doc("Order of the accesses.") @OfKind(SchedulerFactory.class) @Default("{type: c-look}")
        Component base,

        @Doc("Which requests share an access.") @Default("contained")
        Match match,

        @Doc("Until when requests join an access.") @Default("arrival")
        Joining joining)
        implements Validated {

    /** Until when a request joins an access that serves it. */
    public enum Joining {
        @Doc("While both wait: from the arrival of the second on they are one access.")
        ARRIVAL,
        @Doc("When the access starts: all that wait then and are served by it.")
        START,
        @Doc("While the access is under way, too.")
        COMPLETION
    }

    /** How the sectors of requests that share an access lie to each other. */
    public enum Match {
        @Doc("They are the same.")
        IDENTICAL,
        @Doc("Those of one lie within those of the other.")
        CONTAINED
    }

    @Override
    public void validate(Problems problems) {
        if (joining != Joining.ARRIVAL && match != Match.IDENTICAL) {
            problems.report(
                    "joining",
                    "requests that are only contained in each other become one access when they arrive",
                    "arrival, or match: identical");
        }
    }
}
