package org.spindle.policies.scheduler.compose;

import org.spindle.spi.Component;
import org.spindle.spi.config.Default;
import org.spindle.spi.config.Doc;
import org.spindle.spi.config.OfKind;
import org.spindle.spi.scheduler.SchedulerFactory;

@Doc(
        "Waiting requests for the same sectors are served by one access, by a write if there is one. For queues whose owner serves "
                + "combined requests, such as the driver's.")
public record CollapseConfig(
        @Doc("Order of the accesses.") @OfKind(SchedulerFactory.class) @Default("{type: c-look}")
        Component base,

        @Doc("Which requests share an access.") @Default("contained")
        Match match) {

    /** How the sectors of requests that share an access lie to each other. */
    public enum Match {
        @Doc("They are the same.")
        IDENTICAL,
        @Doc("Those of one lie within those of the other.")
        CONTAINED
    }
}
