package org.spindle.policies.scheduler.compose;

import java.util.List;
import org.jspecify.annotations.Nullable;
import org.spindle.spi.Component;
import org.spindle.spi.config.Default;
import org.spindle.spi.config.Doc;
import org.spindle.spi.config.OfKind;
import org.spindle.spi.config.Problems;
import org.spindle.spi.config.Range;
import org.spindle.spi.config.Time;
import org.spindle.spi.config.Validated;
import org.spindle.spi.request.Criticality;
import org.spindle.spi.scheduler.SchedulerFactory;

@Doc(
        "Requests that a process waits for come before those that nobody waits for. One such scheduler may be the base of another, for "
                + "more than two classes.")
public record PriorityConfig(
        @Doc("Order of the requests.") @OfKind(SchedulerFactory.class) @Default("{type: c-look}")
        Component base,

        @Doc("Classes that come first. A limited request counts as critical once its time limit has passed.")
        @Default("[critical, limited]")
        List<Criticality> first,

        @Doc(
                "Order of a queue of their own for requests that come first; without it the base orders all, and goes on from where "
                        + "the last request of any class was.")
        @OfKind(SchedulerFactory.class)
        @Nullable
        Component urgent,

        @Doc("Waiting time after which every request comes first; never if absent.") @Range(min = "1 ns") @Nullable
        Time promoteAfter)
        implements Validated {

    @Override
    public void validate(Problems problems) {
        if (first.isEmpty()) {
            problems.report("first", "no class comes first", "name at least one, or use the base alone");
        }
    }
}
