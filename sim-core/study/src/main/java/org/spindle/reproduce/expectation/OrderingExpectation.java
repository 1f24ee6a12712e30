package org.spindle.reproduce.expectation;

import java.util.HashSet;
import java.util.List;
import java.util.Map;
import org.spindle.spi.config.Default;
import org.spindle.spi.config.Doc;
import org.spindle.spi.config.Problems;
import org.spindle.spi.config.Range;
import org.spindle.spi.config.TypeName;

@TypeName("ordering")
@Doc("The points along an axis are ordered by a figure, least first; means over the replications.")
record OrderingExpectation(
        @Doc("Id of the expectation.") String target,

        @Doc("The figure: component/class/metric/stat.") String of,
        @Doc("The axis.") String along,

        @Doc("Values of the axis in the order of the figure, least first; values left out are ignored.")
        List<String> order,

        @Doc("Values of the other axes.") @Default("{}") Map<String, String> at,

        @Doc("Least fraction by which each is above the one before.") @Default("0") @Range(min = "0")
        double margin)
        implements Expectation {

    @Override
    public void check(Grid grid, Problems problems) {
        FigureExpression.check("of", of, problems);
        grid.checkLine(along, "at", at, problems);
        if (order.size() < 2) {
            problems.report("order", order.size() + " values are too few to order", "at least two values of the axis");
        }
        if (new HashSet<>(order).size() < order.size()) {
            problems.report("order", "a value is listed twice", "each value once");
        }
        if (grid.values().containsKey(along)) {
            for (int i = 0; i < order.size(); i++) {
                grid.checkPoint("order[" + i + "]", Map.of(along, order.get(i)), problems);
            }
        }
    }

    @Override
    public Judgement judge(Observations observed) {
        FigureExpression figure = FigureExpression.parse(of);
        Curve curve = new Curve(observed, along, at);
        String reason = "";
        for (int i = 1; i < order.size() && reason.isEmpty(); i++) {
            double before = curve.at(order.get(i - 1)).mean(figure);
            double after = curve.at(order.get(i)).mean(figure);
            boolean above = after > before && after - before >= margin * Math.abs(before);
            if (!above) {
                reason = order.get(i) + " is not above " + order.get(i - 1)
                        + (margin > 0 ? " by " + FigureFormat.percent(margin) : "");
            }
        }
        return Judgement.of(
                reason.isEmpty(),
                String.join(" < ", order) + (margin > 0 ? ", each by " + FigureFormat.percent(margin) : ""),
                curve.shown(figure),
                reason);
    }
}
