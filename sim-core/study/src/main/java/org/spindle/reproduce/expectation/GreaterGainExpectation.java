package org.spindle.reproduce.expectation;

import java.util.Map;
import org.spindle.spi.config.Default;
import org.spindle.spi.config.Doc;
import org.spindle.spi.config.Problems;
import org.spindle.spi.config.Range;
import org.spindle.spi.config.TypeName;

@TypeName("greater-gain")
@Doc(
        "A figure decreases more, as a fraction of its value before, between two points than between two others; means over the"
                + " replications. An increase is a negative gain.")
record GreaterGainExpectation(
        @Doc("Id of the expectation.") String target,

        @Doc("The figure: component/class/metric/stat.") String of,

        @Doc("The point before the greater gain, by value of each axis.")
        Map<String, String> before,

        @Doc("The point after it.") Map<String, String> after,

        @Doc("The point before the smaller gain.") Map<String, String> thanBefore,

        @Doc("The point after it.") Map<String, String> thanAfter,

        @Doc("Least difference of the gains, as a fraction of the figure before: 0.02 for two percentage points.")
        @Default("0")
        @Range(min = "0")
        double margin)
        implements Expectation {

    @Override
    public void check(Grid grid, Problems problems) {
        FigureExpression.check("of", of, problems);
        grid.checkOnePoint("before", before, problems);
        grid.checkOnePoint("after", after, problems);
        grid.checkOnePoint("thanBefore", thanBefore, problems);
        grid.checkOnePoint("thanAfter", thanAfter, problems);
        if (before.equals(thanBefore) && after.equals(thanAfter)) {
            problems.report("", "a gain is compared with itself", "write other points for the smaller gain");
        }
    }

    @Override
    public Judgement judge(Observations observed) {
        FigureExpression figure = FigureExpression.parse(of);
        double greater = gain(figure, observed.only(before), observed.only(after));
        double smaller = gain(figure, observed.only(thanBefore), observed.only(thanAfter));
        return Judgement.of(
                greater > smaller + margin,
                "greater gain" + (margin > 0 ? " by " + FigureFormat.number(100 * margin) + " percentage points" : ""),
                FigureFormat.percent(greater) + " of " + observed.only(before).shown(figure) + " and "
                        + FigureFormat.percent(smaller) + " of "
                        + observed.only(thanBefore).shown(figure),
                "it is not greater");
    }

    private static double gain(FigureExpression figure, Point before, Point after) {
        return 1 - after.mean(figure) / before.mean(figure);
    }
}
