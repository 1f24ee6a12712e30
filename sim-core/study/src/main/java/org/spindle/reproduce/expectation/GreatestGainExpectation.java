package org.spindle.reproduce.expectation;

import org.spindle.spi.config.Doc;
import org.spindle.spi.config.Inline;
import org.spindle.spi.config.Problems;
import org.spindle.spi.config.TypeName;

@TypeName("greatest-gain")
@Doc(
        "The greatest decrease of a figure between two points, as a fraction of its value before, over several values of an"
                + " axis, lies between two bounds: the meaning of 'up to' in a source.")
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
