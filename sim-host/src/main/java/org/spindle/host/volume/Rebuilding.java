package org.spindle.host.volume;

import org.jspecify.annotations.Nullable;
import org.spindle.spi.config.Default;
import org.spindle.spi.config.Doc;
import org.spindle.spi.config.Range;
import org.spindle.spi.config.Rate;
import org.spindle.spi.config.Size;
import org.spindle.spi.config.Time;

/** How a lost member is rebuilt. */
@Doc("How a lost member is rebuilt on a spare, in steps; the stripes of a step are locked during the step.")
public record Rebuilding(
        @Doc("Amount of data of the lost member in a step, rounded up to whole units.")
        @Default("1 MiB")
        @Range(min = "512 B")
        Size step,

        @Doc("Maximum amount of data per second that is rebuilt on the spare; no limit if absent.")
        @Range(min = "1 B/s")
        @Nullable
        Rate rate,

        @Doc("Order of the rebuild: ascending (from the first sector), descending (from the last).")
        @Default("ascending")
        Order order,

        @Doc("Criticality of its requests, for schedulers that use it: noncritical, or critical.")
        @Default("noncritical")
        Priority priority,

        @Doc("Time from the failure to the beginning of the rebuild.") @Default("0 ms") @Range(min = "0 ms")
        Time delay) {

    /** Orders in which the rows of a member are rebuilt. */
    public enum Order {
        ASCENDING,
        DESCENDING
    }

    /** Urgency of the requests of a rebuild. */
    public enum Priority {
        NONCRITICAL,
        CRITICAL
    }

    static final Rebuilding DEFAULT =
            new Rebuilding(new Size(1 << 20), null, Order.ASCENDING, Priority.NONCRITICAL, Time.ZERO);
}
