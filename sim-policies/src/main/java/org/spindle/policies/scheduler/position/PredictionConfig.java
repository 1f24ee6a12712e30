package org.spindle.policies.scheduler.position;

import java.util.List;
import org.jspecify.annotations.Nullable;
import org.spindle.spi.config.Default;
import org.spindle.spi.config.Doc;
import org.spindle.spi.config.Problems;
import org.spindle.spi.config.Range;
import org.spindle.spi.config.Time;
import org.spindle.spi.config.Validated;
import org.spindle.spi.scheduler.SchedulerContext;

/** Configuration keys of the schedulers that use predicted times. */
@Doc("How times are predicted, and how waiting is weighted.")
public record PredictionConfig(
        @Doc("Milliseconds subtracted from a request's predicted time per second of waiting. 0: no ageing.")
        @Default("0")
        @Range(min = "0")
        double w,

        @Doc("Waiting time at which a request's weighted time reaches 0; it decreases in proportion until then. No"
                + " weighting if absent.")
        @Range(min = "1 ns")
        @Nullable
        Time limit,

        @Doc("Requests whose waiting time counts.") @Default("all")
        AgeingCounts ageing,

        @Doc("Added to the predicted time of reads, for a device whose prediction omits its overhead.")
        @Default("0 ms")
        @Range(min = "0 ms")
        Time readDelay,

        @Doc("Added to the predicted time of writes, for a device whose prediction omits its overhead.")
        @Default("0 ms")
        @Range(min = "0 ms")
        Time writeDelay,

        @Doc("Known defects of another simulator to reproduce; none by default.") @Default("[]")
        List<PositionCompat> compat)
        implements Validated {

    @Override
    public void validate(Problems problems) {
        if (w > 0 && limit != null) {
            problems.report(
                    "limit",
                    "both a limit and w: " + w + " are given, which are two ways of ageing",
                    "only one of the two");
        }
    }

    /**
     * @param transfer whether the transfer is included
     * @param knowsBuffer whether reads whose data is in the device's buffer take no time
     */
    ShortestTimeFirst scheduler(boolean transfer, boolean knowsBuffer, SchedulerContext context) {
        Estimate estimate = new Estimate(context.positions(), transfer, readDelay.nanos(), writeDelay.nanos());
        return new ShortestTimeFirst(
                estimate, chosenAgeing(), ageing, knowsBuffer, limit != null, compat, context.events());
    }

    private Ageing chosenAgeing() {
        Time most = limit;
        if (most == null) {
            return w == 0 ? Ageing.NONE : Ageing.subtracting(w);
        }
        return PositionCompat.WEIGHT_BELOW_ZERO.isIn(compat)
                ? Ageing.shrinkingBelowZero(most.nanos())
                : Ageing.shrinking(most.nanos());
    }
}
