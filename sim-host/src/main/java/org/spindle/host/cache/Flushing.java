package org.spindle.host.cache;

import org.jspecify.annotations.Nullable;
import org.spindle.spi.Component;
import org.spindle.spi.config.Default;
import org.spindle.spi.config.Doc;
import org.spindle.spi.config.Problems;
import org.spindle.spi.config.Range;
import org.spindle.spi.config.Time;

/** Destages of a write-back cache in addition to those on eviction. */
@Doc("Destages in addition to those on eviction; both kinds may be combined.")
public record Flushing(
        @Doc("Time in which all dirty data is written out once; if absent, no data is written out because of its age.")
        @Range(min = "1 us", max = "1000 d")
        @Nullable
        Time period,

        @Doc("Number of steps, evenly over the period; each examines an equal share of the lines.")
        @Default("1")
        @Range(min = "1", max = "1000000")
        int steps,

        @Doc("Idle time of the unit below after which its dirty data is destaged, one piece after the"
                + " other until a request arrives; if absent, idle time is not used.")
        @Range(min = "0 ms", max = "1000 d")
        @Nullable
        Time idle) {

    /** Reports steps of no period, and a write-back policy in addition to these destages. */
    void check(@Nullable Component writeBack, Problems problems) {
        if (period == null && steps > 1) {
            problems.report("flush.steps", "there is no period to divide", "period, or leave it out");
        }
        if (writeBack != null && (period != null || idle != null)) {
            problems.report(
                    "writeBack", "it contradicts flush, another form of the same setting", "remove one of the two");
        }
    }
}
