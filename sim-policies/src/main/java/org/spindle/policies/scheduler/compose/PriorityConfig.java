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

@Doc("Serves requests that a process waits for before those that no process waits for. One such scheduler may be"
        + " the base of another, for more than two classes.")
public record PriorityConfig(
        @Doc("Order of the requests.") @OfKind(SchedulerFactory.class) @Default("{type: c-look}")
        Component base,

        @Doc("Criticality classes that are served first. A time-limited request counts as critical once its time"
                + " limit has passed.")
        @Default("[critical, limited]")
        List<Criticality> first,

        @Doc("Scheduler of a separate queue for the requests that are served first; if absent, the base orders all"
                + " requests and continues from the last one served, of any class.")
        @OfKind(SchedulerFactory.class)
        @Nullable
        Component urgent,

        @Doc("Waiting time after which any request is served first; never if absent.") @Range(min = "1 ns") @Nullable
        Time promoteAfter)
        implements Validated {

    @Override
    public void validate(Problems problems) {
        if (first.isEmpty()) {
            problems.report("first", "no class is served first", "at least one class, or the base scheduler alone");
        }
    }
}
