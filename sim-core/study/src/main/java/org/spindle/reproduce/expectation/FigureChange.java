package org.spindle.reproduce.expectation;

import java.util.Map;
import org.spindle.spi.config.Doc;
import org.spindle.spi.config.Problems;

/** The change of a figure between two points, as a ratio of its means over the replications. */
record FigureChange(
        @Doc("The figure: component/class/metric/stat.") String of,

        @Doc("The point before the first change, by value of each axis.")
        Map<String, String> before,

        @Doc("The point after it.") Map<String, String> after) {

    /** Returns the change of the same figure between other points. */
    FigureChange between(Map<String, String> otherBefore, Map<String, String> otherAfter) {
        return new FigureChange(of, otherBefore, otherAfter);
    }

    /**
     * Checks this change and another one of the same figure.
     *
     * @param prefix of the keys of the other's points, which continue {@code Before} and {@code After}
     * @param what word for a change, for messages
     */
    void check(FigureChange other, String prefix, String what, Grid grid, Problems problems) {
        FigureExpression.check("of", of, problems);
        grid.checkOnePoint("before", before, problems);
        grid.checkOnePoint("after", after, problems);
        grid.checkOnePoint(prefix + "Before", other.before, problems);
        grid.checkOnePoint(prefix + "After", other.after, problems);
        if (equals(other)) {
            problems.report("", "a " + what + " is compared with itself", "write other points for the second " + what);
        }
    }

    /** Returns the figure after the change, divided by that before. */
    double ratio(Observations observed) {
        FigureExpression figure = FigureExpression.parse(of);
        return observed.only(after).mean(figure) / observed.only(before).mean(figure);
    }

    /** Returns the figure before the change, for the user. */
    String start(Observations observed) {
        return observed.only(before).shown(FigureExpression.parse(of));
    }
}
