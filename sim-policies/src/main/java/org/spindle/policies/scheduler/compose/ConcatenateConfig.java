package org.spindle.policies.scheduler.compose;

import org.spindle.spi.Component;
import org.spindle.spi.config.Default;
import org.spindle.spi.config.Doc;
import org.spindle.spi.config.OfKind;
import org.spindle.spi.config.Range;
import org.spindle.spi.config.Size;
import org.spindle.spi.scheduler.SchedulerFactory;

@Doc(
        "Sequential requests that wait become one access. For queues whose owner serves combined requests, such as the driver's.")
public record ConcatenateConfig(
        @Doc("Order of the accesses.") @OfKind(SchedulerFactory.class) @Default("{type: c-look}")
        Component base,

        @Doc("Whether reads are concatenated.") @Default("true")
        boolean reads,

        @Doc("Whether writes are concatenated.") @Default("true")
        boolean writes,

        @Doc("Greatest access that requests are concatenated to.") @Default("64 KiB") @Range(min = "512 B")
        Size limit,

        @Doc("Sectors that may lie between two reads and are read past; writes must follow each other exactly.")
        @Default("0")
        @Range(min = "0")
        long gap,

        @Doc("Which requests an arrival is joined to.") @Default("neighbours")
        Scope scope) {

    /** Where a request looks for what it continues. */
    public enum Scope {
        @Doc("Those next to it by sector, whenever they came.")
        NEIGHBOURS,
        @Doc("The one that came just before it.")
        LATEST
    }
}
