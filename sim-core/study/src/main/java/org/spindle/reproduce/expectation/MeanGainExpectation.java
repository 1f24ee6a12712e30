package org.spindle.reproduce.expectation;

import org.jspecify.annotations.Nullable;
import org.spindle.spi.config.Doc;
import org.spindle.spi.config.Inline;
import org.spindle.spi.config.Problems;
import org.spindle.spi.config.TypeName;

@TypeName("mean-gain")
@Doc(
        "How much a figure falls between two points, as a fraction of what it was, lies between two bounds: the mean over several"
                + " values of an axis of the fraction of each, not the fraction of the means.")
record MeanGainExpectation(
        @Doc("Id of the expectation.") String target,

        @Inline Gains gains,

        @Doc("Least gain: 0.1 for a tenth; none if absent.") @Nullable
        Double from,

        @Doc("Greatest gain; none if absent.") @Nullable Double to)
        implements Expectation {

    @Override
    public void check(Grid grid, Problems problems) {
        gains.check(grid, problems);
        new Bounds(from, to).check(problems);
    }

    @Override
    public Judgement judge(Observations observed) {
        Bounds bounds = new Bounds(from, to);
        Gains.Found found = gains.find(observed);
        double mean = found.mean();
        return Judgement.of(
                bounds.hold(mean),
                "mean gain " + bounds.shown(""),
                Shown.number(mean) + " of " + found.shown(),
                "the mean lies outside");
    }
}
