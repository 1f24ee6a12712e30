package org.spindle.reproduce.expectation;

import java.util.List;
import java.util.Map;
import org.spindle.spi.config.Default;
import org.spindle.spi.config.Doc;
import org.spindle.spi.config.Problems;
import org.spindle.spi.config.Range;
import org.spindle.spi.config.TypeName;

@TypeName("monotonic")
@Doc("A figure rises or falls from point to point along an axis, in the order of its values; means over the"
        + " replications.")
record MonotonicExpectation(
        @Doc("Id of the expectation.") String target,

        @Doc("The figure: component/class/metric/stat.") String of,
        @Doc("The axis.") String along,

        @Doc("Whether the figure is rising or falling.") Direction direction,

        @Doc("Values of the other axes.") @Default("{}") Map<String, String> at,

        @Doc("Largest step in the wrong direction, as a fraction of the value before; with 0 equal values fail, too.")
        @Default("0")
        @Range(min = "0")
        double slack)
        implements Expectation {

    /** Direction of the figure. */
    enum Direction {
        RISING,
        FALLING
    }

    @Override
    public void check(Grid grid, Problems problems) {
        FigureExpression.check("of", of, problems);
        grid.checkLine(along, "at", at, problems);
    }

    @Override
    public Judgement judge(Observations observed) {
        FigureExpression figure = FigureExpression.parse(of);
        Curve curve = new Curve(observed, along, at);
        List<Point> points = curve.points();
        String reason = "";
        for (int i = 1; i < points.size() && reason.isEmpty(); i++) {
            double before = points.get(i - 1).mean(figure);
            double rise = points.get(i).mean(figure) - before;
            double step = direction == Direction.RISING ? rise : -rise;
            boolean goesOn = slack > 0 ? step >= -slack * Math.abs(before) : step > 0;
            if (!goesOn) {
                reason = "not from " + points.get(i - 1).on(along) + " to "
                        + points.get(i).on(along);
            }
        }
        return Judgement.of(
                reason.isEmpty(),
                (direction == Direction.RISING ? "rising" : "falling") + " along " + along,
                curve.shown(figure),
                reason);
    }
}
