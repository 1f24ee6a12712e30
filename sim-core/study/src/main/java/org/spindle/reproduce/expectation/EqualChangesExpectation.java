package org.spindle.reproduce.expectation;

import java.util.Map;
import org.spindle.spi.config.Doc;
import org.spindle.spi.config.Inline;
import org.spindle.spi.config.Problems;
import org.spindle.spi.config.Range;
import org.spindle.spi.config.TypeName;

@TypeName("equal-changes")
@Doc(
        "Two relative changes of a figure are equal: that between two points, as a fraction of the figure at the first, and"
                + " that between two other points; means over the replications.")
record EqualChangesExpectation(
        @Doc("Id of the expectation.") String target,

        @Inline FigureChange change,

        @Doc("The point before the other change.") Map<String, String> withBefore,

        @Doc("The point after the other change.") Map<String, String> withAfter,

        @Doc(
                "Largest difference of the two changes, as a fraction of the figure before: 0.02 for two percentage points.")
        @Range(min = "0")
        double absolute)
        implements Expectation {

    private FigureChange other() {
        return change.between(withBefore, withAfter);
    }

    @Override
    public void check(Grid grid, Problems problems) {
        change.check(other(), "with", "change", grid, problems);
    }

    @Override
    public Judgement judge(Observations observed) {
        double one = change.ratio(observed) - 1;
        double two = other().ratio(observed) - 1;
        return Judgement.of(
                Math.abs(one - two) <= absolute,
                "equal changes within " + FigureFormat.number(100 * absolute) + " percentage points",
                FigureFormat.percent(one) + " from " + change.start(observed) + ", " + FigureFormat.percent(two)
                        + " from " + other().start(observed),
                "the changes differ by more than that");
    }
}
