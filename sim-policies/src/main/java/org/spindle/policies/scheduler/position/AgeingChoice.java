package org.spindle.policies.scheduler.position;

import java.util.List;
import org.jspecify.annotations.Nullable;
import org.spindle.spi.config.Problems;
import org.spindle.spi.config.Time;

/** Which ageing a configuration asks for. */
final class AgeingChoice {

    private AgeingChoice() {}

    static Ageing of(double weight, @Nullable Time limit, List<PositionCompat> compat) {
        if (limit == null) {
            return weight == 0 ? Ageing.NONE : Ageing.subtracting(weight);
        }
        return PositionCompat.WEIGHT_BELOW_ZERO.isIn(compat)
                ? Ageing.shrinkingBelowNothing(limit.nanos())
                : Ageing.shrinking(limit.nanos());
    }

    static void validate(double weight, @Nullable Time limit, Problems problems) {
        if (weight > 0 && limit != null) {
            problems.report(
                    "limit", "a limit and w: " + weight + " are two ways of ageing", "leave out one of the two");
        }
    }
}
