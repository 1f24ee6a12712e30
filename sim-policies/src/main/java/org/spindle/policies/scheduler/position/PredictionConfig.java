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

/** The keys of the schedulers that go by predicted times. */
@Doc("How times are predicted, and what waiting counts.")
public record PredictionConfig(
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
        implements Validated {

    @Override
    public void validate(Problems problems) {
        if (w > 0 && limit != null) {
            problems.report("limit", "a limit and w: " + w + " are two ways of ageing", "leave out one of the two");
        }
    }

    /**
     * @param transfer whether the transfer counts too
     * @param knowsBuffer whether reads that the device's buffer holds take no time
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
                ? Ageing.shrinkingBelowNothing(most.nanos())
                : Ageing.shrinking(most.nanos());
    }
}
