package org.spindle.reproduce.expectation;

import java.util.Map;
import org.spindle.spi.config.Doc;
import org.spindle.spi.config.Problems;
import org.spindle.spi.config.Range;
import org.spindle.spi.config.TypeName;

@TypeName("equal-changes")
@Doc(
        "Two relative changes of a figure are equal: that between two points, as a fraction of the figure at the first, and"
                + " that between two other points; means over the replications.")
record EqualChangesExpectation(
        @Doc("Id of the expectation.") String target,

        @Doc("The figure: component/class/metric/stat.") String of,

        @Doc("The point before the one change, by value of each axis.")
        Map<String, String> before,

        @Doc("The point after it.") Map<String, String> after,

        @Doc("The point before the other change.") Map<String, String> withBefore,

        @Doc("The point after the other change.") Map<String, String> withAfter,

        @Doc(
                "Largest difference of the two changes, as a fraction of the figure before: 0.02 for two percentage points.")
        @Range(min = "0")
        double absolute)
        implements Expectation {

    @Override
    public void check(Grid grid, Problems problems) {
        FigureExpression.check("of", of, problems);
        grid.checkOnePoint("before", before, problems);
        grid.checkOnePoint("after", after, problems);
        grid.checkOnePoint("withBefore", withBefore, problems);
        grid.checkOnePoint("withAfter", withAfter, problems);
        if (before.equals(withBefore) && after.equals(withAfter)) {
            problems.report("", "a change is compared with itself", "write other points for the second change");
        }
    }

    @Override
    public Judgement judge(Observations observed) {
        FigureExpression figure = FigureExpression.parse(of);
        double one = change(figure, observed.only(before), observed.only(after));
        double other = change(figure, observed.only(withBefore), observed.only(withAfter));
        return Judgement.of(
                Math.abs(one - other) <= absolute,
                "equal changes within " + FigureFormat.number(100 * absolute) + " percentage points",
                FigureFormat.percent(one) + " from " + observed.only(before).shown(figure) + ", "
                        + FigureFormat.percent(other) + " from "
                        + observed.only(withBefore).shown(figure),
                "the changes differ by more than that");
    }

    private static double change(FigureExpression figure, Point before, Point after) {
        return after.mean(figure) / before.mean(figure) - 1;
    }
}
