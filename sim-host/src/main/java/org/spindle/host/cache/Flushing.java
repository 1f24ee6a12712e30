package org.spindle.host.cache;

import org.jspecify.annotations.Nullable;
import org.spindle.spi.config.Default;
import org.spindle.spi.config.Doc;
import org.spindle.spi.config.Range;
import org.spindle.spi.config.Time;

/** When a write-back cache writes out what no new line needs the room of. */
@Doc("When dirty data is written out beyond what room for new lines demands; both may be combined.")
public record Flushing(
        @Doc("Time in which all dirty data is written out once; without it, none is for its age.")
        @Range(min = "1 us", max = "1000 d")
        @Nullable
        Time period,

        @Doc("In how many steps, evenly over the period; each looks at an equal share of the lines.")
        @Default("1")
        @Range(min = "1", max = "1000000")
        int steps,

        @Doc(
                "How long the unit below must have had no request until dirty data of it is written out, one piece after the"
                        + " other until a request comes; without it, idle time is not used.")
        @Range(min = "0 ms", max = "1000 d")
        @Nullable
        Time idle) {}
