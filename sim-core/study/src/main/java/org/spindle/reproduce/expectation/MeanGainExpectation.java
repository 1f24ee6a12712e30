package org.spindle.reproduce.expectation;

import org.spindle.spi.config.Doc;
import org.spindle.spi.config.Inline;
import org.spindle.spi.config.Problems;
import org.spindle.spi.config.TypeName;

@TypeName("mean-gain")
@Doc(
        "The mean gain of a figure, its decrease between two points as a fraction of its value before, lies between two bounds: the"
                + " mean of the gains at several values of an axis, not the gain of the means.")
record MeanGainExpectation(
        @Doc("Id of the expectation.") String target,

        @Inline Gains gains) implements Expectation {

    @Override
    public void check(Grid grid, Problems problems) {
        gains.check(grid, problems);
    }

    @Override
    public Judgement judge(Observations observed) {
        return gains.judge(observed, "mean", Gains.Found::mean);
    }
}
