package org.spindle.reproduce.expectation;

import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import org.spindle.spi.config.Problems;

/** One statement about the runs of an experiment that holds or does not hold. */
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
                GainBelowSumExpectation,
                MeanGainExpectation,
                FitExpectation,
                KneeExpectation,
                NoDifferenceExpectation,
                IntervalGroupsExpectation,
                AllExpectation,
                AnyExpectation,
                MostExpectation,
                PredictableExpectation {

    /** Returns its id, unique within the experiment. */
    String target();

    /** Returns the targets of its parts; empty if it is a single statement. */
    default List<String> partTargets() {
        return List.of();
    }

    /** Returns the expectation without the parts of these targets; null if no part is left. */
    default @Nullable Expectation without(Set<String> parts) {
        return this;
    }

    /** Reports contradictions to the axes of its experiment; keys are relative to the expectation. */
    void check(Grid grid, Problems problems);

    /**
     * Judges whether it holds.
     *
     * @throws FigureException if the runs lack a figure that it refers to
     */
    Judgement judge(Observations observed);
}
