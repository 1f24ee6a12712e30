package org.spindle.reproduce.expectation;

import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.spindle.spi.config.Default;
import org.spindle.spi.config.Doc;
import org.spindle.spi.config.Problems;
import org.spindle.spi.config.Range;
import org.spindle.spi.config.TypeName;

@TypeName("value")
@Doc("The mean of a figure over the replications has a given value.")
record ValueExpectation(
        @Doc("Id of the expectation.") String target,

        @Doc("The figure: component/class/metric/stat.") String of,

        @Doc("The point, by value of each axis.") @Default("{}")
        Map<String, String> at,

        @Doc("The value, in the metric's unit.") double expected,

        @Doc("Largest difference, in the metric's unit.") @Range(min = "0") @Nullable
        Double absolute,

        @Doc("Largest difference as a fraction of the value.") @Range(min = "0") @Nullable
        Double relative)
        implements Expectation {

    @Override
    public void check(Grid grid, Problems problems) {
        FigureExpression.check("of", of, problems);
        grid.checkOnePoint("at", at, problems);
        new Tolerance(absolute, relative).check(problems);
    }

    @Override
    public Judgement judge(Observations observed) {
        FigureExpression figure = FigureExpression.parse(of);
        Point point = observed.only(at);
        Tolerance tolerance = new Tolerance(absolute, relative);
        double got = point.mean(figure);
        String unit = figure.unit(point.runs().get(0));
        return Judgement.of(
                tolerance.holds(got, expected),
                FigureFormat.number(expected) + unit + " within " + tolerance.shown(unit),
                point.shown(figure),
                "it is off by " + FigureFormat.brief(Math.abs(got - expected)) + unit + ", "
                        + FigureFormat.brief(100 * Math.abs(got - expected) / Math.abs(expected)) + " %");
    }
}
