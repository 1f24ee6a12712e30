package org.spindle.policies.scheduler.position;

import java.util.List;
import org.jspecify.annotations.Nullable;
import org.spindle.spi.config.Problems;
import org.spindle.spi.config.Time;
import org.spindle.spi.config.Validated;
import org.spindle.spi.scheduler.SchedulerContext;

/** What the schedulers that go by predicted times have in common in their configuration. */
interface PredictionConfig extends Validated {

    double w();

    @Nullable
    Time limit();

    AgeingCounts ageing();

    Time readDelay();

    Time writeDelay();

    List<PositionCompat> compat();

    @Override
    default void validate(Problems problems) {
        if (w() > 0 && limit() != null) {
            problems.report("limit", "a limit and w: " + w() + " are two ways of ageing", "leave out one of the two");
        }
    }

    /**
     * @param transfer whether the transfer counts too
     * @param knowsBuffer whether reads that the device's buffer holds take no time
     */
    default ShortestTimeFirst scheduler(boolean transfer, boolean knowsBuffer, SchedulerContext context) {
        Estimate estimate = new Estimate(
                context.positions(), transfer, readDelay().nanos(), writeDelay().nanos());
        return new ShortestTimeFirst(estimate, chosenAgeing(), ageing(), knowsBuffer, compat(), context.events());
    }

    private Ageing chosenAgeing() {
        Time most = limit();
        if (most == null) {
            return w() == 0 ? Ageing.NONE : Ageing.subtracting(w());
        }
        return PositionCompat.WEIGHT_BELOW_ZERO.isIn(compat())
                ? Ageing.shrinkingBelowNothing(most.nanos())
                : Ageing.shrinking(most.nanos());
    }
}
