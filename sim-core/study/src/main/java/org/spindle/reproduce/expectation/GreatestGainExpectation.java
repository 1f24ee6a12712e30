package org.spindle.reproduce.expectation;

import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.spindle.spi.config.Default;
import org.spindle.spi.config.Doc;
import org.spindle.spi.config.Problems;
import org.spindle.spi.config.TypeName;

@TypeName("greatest-gain")
@Doc(
        "How much a figure falls between two points, as a fraction of what it was, lies between two bounds where, of several"
                + " values of an axis, it is greatest: what a source that says 'up to' holds.")
record GreatestGainExpectation(
        @Doc("Id of the expectation.") String target,

        @Doc("The figure: component/class/metric/stat.") String of,

        @Doc("The axis over whose values the greatest gain is sought.")
        String over,

        @Doc("Values of that axis that count; all if there are none.") @Default("[]")
        List<String> among,

        @Doc("The point before, by value of each other axis.") @Default("{}")
        Map<String, String> before,

        @Doc("The point after it.") @Default("{}") Map<String, String> after,

        @Doc("Least gain: 0.1 for a tenth; none if absent.") @Nullable
        Double from,

        @Doc("Greatest gain; none if absent.") @Nullable Double to)
        implements Expectation {

    GreatestGainExpectation {
        among = List.copyOf(among);
    }

    @Override
    public void check(Grid grid, Problems problems) {
        new Gains(of, over, among, before, after).check(grid, problems);
        new Bounds(from, to).check(problems);
    }

    @Override
    public Judgement judge(Observations observed) {
        Bounds bounds = new Bounds(from, to);
        Gains.Found gains = new Gains(of, over, among, before, after).find(observed);
        double greatest = gains.greatest();
        return Judgement.of(
                bounds.hold(greatest),
                "greatest gain " + bounds.shown(""),
                Shown.number(greatest) + " of " + gains.shown(),
                "the greatest lies outside");
    }
}
