package org.spindle.reproduce.expectation;

import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import org.spindle.spi.config.Problems;

/** One statement about the runs of an experiment that holds or does not. */
public sealed interface Expectation
        permits ValueExpectation,
                IntervalExpectation,
                CoverageExpectation,
                RatioExpectation,
                OrderingExpectation,
                MonotonicExpectation,
                CrossoverExpectation,
                SaturationExpectation,
                EqualExpectation,
                EqualChangesExpectation,
                GreaterGainExpectation,
                GreatestGainExpectation,
                MeanGainExpectation,
                FitExpectation,
                KneeExpectation,
                NoDifferenceExpectation,
                IntervalGroupsExpectation,
                AllExpectation,
                PredictableExpectation {

    /** Its id, unique within the experiment. */
    String target();

    /** Targets of its parts; none if it is one statement. */
    default List<String> partTargets() {
        return List.of();
    }

    /** What is left of it without the parts of these targets; null if nothing is. */
    default @Nullable Expectation without(Set<String> parts) {
        return this;
    }

    /** Reports where it contradicts the axes of its experiment; keys are relative to the expectation. */
    void check(Grid grid, Problems problems);

    /**
     * Says whether it holds.
     *
     * @throws FigureException if the runs do not have the figures that it is about
     */
    Judgement judge(Observations observed);
}
