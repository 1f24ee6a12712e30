package org.spindle.reproduce.expectation;

import java.util.Map;
import org.spindle.spi.config.Default;
import org.spindle.spi.config.Doc;
import org.spindle.spi.config.Inline;
import org.spindle.spi.config.Problems;
import org.spindle.spi.config.Range;
import org.spindle.spi.config.TypeName;

@TypeName("greater-gain")
@Doc(
        "A figure decreases more, as a fraction of its value before, between two points than between two others; means over the"
                + " replications. An increase is a negative gain.")
record GreaterGainExpectation(
        @Doc("Id of the expectation.") String target,

        @Inline FigureChange change,

        @Doc("The point before the smaller gain.") Map<String, String> thanBefore,

        @Doc("The point after it.") Map<String, String> thanAfter,

        @Doc("Least difference of the gains, as a fraction of the figure before: 0.02 for two percentage points.")
        @Default("0")
        @Range(min = "0")
        double margin,

        @Doc("Least quotient of the gains, if the smaller one is above 0: 1.1 for a gain that is greater by a tenth.")
        @Default("1")
        @Range(min = "1")
        double times)
        implements Expectation {

    private FigureChange other() {
        return change.between(thanBefore, thanAfter);
    }

    @Override
    public void check(Grid grid, Problems problems) {
        change.check(other(), "than", "gain", grid, problems);
    }

    @Override
    public Judgement judge(Observations observed) {
        double greater = 1 - change.ratio(observed);
        double smaller = 1 - other().ratio(observed);
        return Judgement.of(
                greater > smaller + margin && greater > times * smaller,
                "greater gain" + (margin > 0 ? " by " + FigureFormat.number(100 * margin) + " percentage points" : "")
                        + (times > 1 ? ", more than " + FigureFormat.number(times) + " times the smaller" : ""),
                FigureFormat.percent(greater) + " of " + change.start(observed) + " and "
                        + FigureFormat.percent(smaller) + " of " + other().start(observed),
                "it is not greater");
    }
}
