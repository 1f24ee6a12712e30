package org.spindle.policies.scheduler.compose;

import org.spindle.spi.Component;
import org.spindle.spi.config.Default;
import org.spindle.spi.config.Doc;
import org.spindle.spi.config.OfKind;
import org.spindle.spi.config.Range;
import org.spindle.spi.config.Size;
import org.spindle.spi.scheduler.SchedulerFactory;

@Doc("Combines waiting sequential requests into one access. For queues whose owner serves combined requests, such"
        + " as the driver's.")
public record ConcatenateConfig(
        @Doc("Order of the accesses.") @OfKind(SchedulerFactory.class) @Default("{type: c-look}")
        Component base,

        @Doc("Whether reads are concatenated.") @Default("true")
        boolean reads,

        @Doc("Whether writes are concatenated.") @Default("true")
        boolean writes,

        @Doc("Maximum size of a combined access.") @Default("64 KiB") @Range(min = "512 B")
        Size limit,

        @Doc("Maximum number of sectors between two reads that are combined; the access reads them too. Writes must"
                + " be exactly contiguous.")
        @Default("0")
        @Range(min = "0")
        long gap,

        @Doc("Which waiting requests an arrival may be combined with.") @Default("neighbours")
        Scope scope) {

    /** The waiting requests among which a request looks for one that it continues. */
    public enum Scope {
        @Doc("The neighbours by sector, whenever they arrived.")
        NEIGHBOURS,
        @Doc("The request that arrived just before it.")
        LATEST
    }
}
