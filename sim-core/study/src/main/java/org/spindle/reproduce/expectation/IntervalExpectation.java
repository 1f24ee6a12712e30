package org.spindle.reproduce.expectation;

import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.spindle.spi.config.Default;
import org.spindle.spi.config.Doc;
import org.spindle.spi.config.Problems;
import org.spindle.spi.config.TypeName;

@TypeName("interval")
@Doc("The mean of a figure over the replications lies between two bounds.")
record IntervalExpectation(
        @Doc("Id of the expectation.") String target,

        @Doc("The figure: component/class/metric/stat.") String of,

        @Doc("The point, by value of each axis.") @Default("{}")
        Map<String, String> at,

        @Doc("Least value, in the metric's unit; none if absent.") @Nullable
        Double from,

        @Doc("Greatest value, in the metric's unit; none if absent.") @Nullable
        Double to,

        @Doc("A value that the figure exceeds; none if absent.") @Nullable
        Double above,

        @Doc("A value that the figure stays below; none if absent.") @Nullable
        Double below)
        implements Expectation {

    @Override
    public void check(Grid grid, Problems problems) {
        FigureExpression.check("of", of, problems);
        grid.checkOnePoint("at", at, problems);
        new Bounds(from, to, above, below).check(problems);
    }

    @Override
    public Judgement judge(Observations observed) {
        FigureExpression figure = FigureExpression.parse(of);
        Point point = observed.only(at);
        Bounds bounds = new Bounds(from, to, above, below);
        return Judgement.of(
                bounds.hold(point.mean(figure)),
                bounds.shown(figure.unit(point.runs().get(0))),
                point.shown(figure),
                "it lies outside the bounds");
    }
}
