package org.spindle.reproduce.expectation;

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
                NoDifferenceExpectation,
                IntervalGroupsExpectation,
                AllExpectation,
                PredictableExpectation {

    /** Its id, unique within the experiment. */
    String target();

    /** Reports where it contradicts the axes of its experiment; keys are relative to the expectation. */
    void check(Grid grid, Problems problems);

    /**
     * Says whether it holds.
     *
     * @throws FigureException if the runs do not have the figures that it is about
     */
    Judgement judge(Observations observed);
}
