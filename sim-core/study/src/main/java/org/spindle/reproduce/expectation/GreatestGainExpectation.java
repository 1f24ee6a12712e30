package org.spindle.reproduce.expectation;

import org.jspecify.annotations.Nullable;
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
        double greatest = found.greatest();
        return Judgement.of(
                bounds.hold(greatest),
                "greatest gain " + bounds.shown(""),
                Shown.number(greatest) + " of " + found.shown(),
                "the greatest lies outside");
    }
}
