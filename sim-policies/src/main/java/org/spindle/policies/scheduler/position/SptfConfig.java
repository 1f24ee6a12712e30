package org.spindle.policies.scheduler.position;

import java.util.List;
import org.jspecify.annotations.Nullable;
import org.spindle.spi.config.Default;
import org.spindle.spi.config.Doc;
import org.spindle.spi.config.Range;
import org.spindle.spi.config.Time;

@Doc(
        "Shortest positioning time first: the request that the device can reach soonest by seek and rotation. With w, aged SPTF; "
                + "with a limit, weighted STF. Needs a device that tells positions.")
public record SptfConfig(
        @Doc("Milliseconds by which a request's time counts less for each second that it has waited. 0 for no ageing.")
        @Default("0")
        @Range(min = "0")
        double w,

        @Doc("Waiting time over which a request's time shrinks to nothing, in proportion; no such limit if absent.")
        @Range(min = "1 ns")
        @Nullable
        Time limit,

        @Doc("Whose waiting counts, where waiting counts.") @Default("all")
        AgeingCounts ageing,

        @Doc("Added to the predicted time of reads, for a device that leaves its overhead out of the prediction.")
        @Default("0 ms")
        @Range(min = "0 ms")
        Time readDelay,

        @Doc("Added to the predicted time of writes, for a device that leaves its overhead out of the prediction.")
        @Default("0 ms")
        @Range(min = "0 ms")
        Time writeDelay,

        @Doc("Known defects of another simulator to be reproduced; none by default.") @Default("[]")
        List<PositionCompat> compat)
        implements PredictionConfig {}
