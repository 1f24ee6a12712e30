package org.spindle.reproduce.expectation;

import java.util.Map;
import org.spindle.spi.config.Default;
import org.spindle.spi.config.Doc;
import org.spindle.spi.config.Problems;
import org.spindle.spi.config.Range;
import org.spindle.spi.config.TypeName;
import org.spindle.stats.inference.MeanEstimate;

@TypeName("no-significant-difference")
@Doc("A figure does not differ significantly between two points: Student's t over the differences of replications with"
        + " common random numbers.")
record NoDifferenceExpectation(
        @Doc("Id of the expectation.") String target,

        @Doc("The figure: component/class/metric/stat.") String of,

        @Doc("One point, by value of each axis.") Map<String, String> first,

        @Doc("The other point, by value of each axis.") Map<String, String> second,

        @Doc("Level of the test: the probability of finding a difference where there is none.")
        @Default("0.05")
        @Range(min = "0.0001", max = "0.5")
        double level)
        implements Expectation {

    @Override
    public void check(Grid grid, Problems problems) {
        FigureExpression.check("of", of, problems);
        grid.checkOnePoint("first", first, problems);
        grid.checkOnePoint("second", second, problems);
        if (first.equals(second)) {
            problems.report("second", "both points are the same", "other values of the axes");
        }
    }

    @Override
    public Judgement judge(Observations observed) {
        FigureExpression figure = FigureExpression.parse(of);
        Point one = observed.only(first);
        Point other = observed.only(second);
        int replications = Math.min(one.runs().size(), other.runs().size());
        if (replications < 2) {
            throw new FigureException("a difference needs at least 2 replications, not " + replications);
        }
        MeanEstimate difference = MeanEstimate.ofPairs(one.values(figure), other.values(figure));
        double p = difference.pValue();
        return Judgement.of(
                p >= level,
                "no difference at the level " + FigureFormat.number(level),
                FigureFormat.number(difference.mean()) + " ± " + FigureFormat.brief(difference.halfWidth(level))
                        + figure.unit(one.runs().get(0)) + ", p = " + FigureFormat.brief(p) + " (paired t over "
                        + replications
                        + " replications)",
                "the difference is significant");
    }
}
