package org.spindle.reproduce.expectation;

import org.spindle.spi.config.Doc;
import org.spindle.spi.config.Inline;
import org.spindle.spi.config.Problems;
import org.spindle.spi.config.TypeName;

@TypeName("greatest-gain")
@Doc(
        "How much a figure falls between two points, as a fraction of what it was, lies between two bounds where, of several"
                + " values of an axis, it is greatest: what a source that says 'up to' holds.")
record GreatestGainExpectation(
        @Doc("Id of the expectation.") String target,

        @Inline Gains gains) implements Expectation {

    @Override
    public void check(Grid grid, Problems problems) {
        gains.check(grid, problems);
    }

    @Override
    public Judgement judge(Observations observed) {
        return gains.judge(observed, "greatest", Gains.Found::greatest);
    }
}
