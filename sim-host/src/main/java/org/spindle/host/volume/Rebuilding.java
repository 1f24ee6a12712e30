package org.spindle.host.volume;

import org.jspecify.annotations.Nullable;
import org.spindle.spi.config.Default;
import org.spindle.spi.config.Doc;
import org.spindle.spi.config.Range;
import org.spindle.spi.config.Rate;
import org.spindle.spi.config.Size;
import org.spindle.spi.config.Time;

/** How a lost member is computed again. */
@Doc("How a lost member is brought onto a spare, step by step; nobody else works on the stripes of a step meanwhile.")
public record Rebuilding(
        @Doc("Amount of the lost member in a step, rounded up to whole units.") @Default("1 MiB") @Range(min = "512 B")
        Size step,

        @Doc("Most data per second that are brought onto the spare; without a limit if absent.")
        @Range(min = "1 B/s")
        @Nullable
        Rate rate,

        @Doc("Where to begin: ascending (at the first sector), descending (at the last).") @Default("ascending")
        Order order,

        @Doc("How urgent its requests are to schedulers that ask: noncritical, or critical.") @Default("noncritical")
        Priority priority,

        @Doc("From the failure until the rebuild begins.") @Default("0 ms") @Range(min = "0 ms")
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
