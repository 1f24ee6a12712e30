package org.spindle.reproduce.expectation;

import java.util.List;
import java.util.Map;
import java.util.OptionalDouble;
import org.spindle.spi.config.Default;
import org.spindle.spi.config.Doc;
import org.spindle.spi.config.Problems;
import org.spindle.spi.config.Range;
import org.spindle.spi.config.TypeName;

@TypeName("knee")
@Doc(
        "One series bends upward at a lower value of an axis than another: its knee is where it first exceeds a multiple of its"
                + " value at the first point; means over the replications, linear interpolation between points.")
record KneeExpectation(
        @Doc("Id of the expectation.") String target,

        @Doc("The figure: component/class/metric/stat.") String of,
        @Doc("The axis, of rising numbers.") String along,

        @Doc("The series that bends first: values of the other axes.")
        Map<String, String> first,

        @Doc("The other series: values of the other axes.") Map<String, String> second,

        @Doc("The multiple of its value at the first point that a series has at its knee.")
        @Default("2")
        @Range(min = "1.001")
        double times,

        @Doc("Least fraction by which the knee of the first series lies below that of the second.")
        @Default("0")
        @Range(min = "0", max = "1")
        double margin)
        implements Expectation {

    @Override
    public void check(Grid grid, Problems problems) {
        FigureExpression.check("of", of, problems);
        grid.checkLine(along, "first", first, problems);
        grid.checkLine(along, "second", second, problems);
        grid.checkNumbers(along, problems);
        if (first.equals(second)) {
            problems.report("second", "both series are the same", "other values of the axes");
        }
    }

    @Override
    public Judgement judge(Observations observed) {
        FigureExpression figure = FigureExpression.parse(of);
        OptionalDouble one = knee(figure, new Curve(observed, along, first).points());
        OptionalDouble other = knee(figure, new Curve(observed, along, second).points());
        double latest = (1 - margin) * other.orElse(Double.POSITIVE_INFINITY);
        return Judgement.of(
                one.isPresent() && one.getAsDouble() < latest,
                "knee of " + Point.label(first) + " below that of " + Point.label(second)
                        + (margin > 0 ? " by " + FigureFormat.percent(margin) : ""),
                shown(one) + " and " + shown(other),
                "the knee is not below");
    }

    private OptionalDouble knee(FigureExpression figure, List<Point> points) {
        double level = times * points.get(0).mean(figure);
        for (int i = 1; i < points.size(); i++) {
            double value = points.get(i).mean(figure);
            if (value > level) {
                double before = points.get(i - 1).mean(figure);
                double from = points.get(i - 1).numberOn(along);
                return OptionalDouble.of(from
                        + (level - before) / (value - before) * (points.get(i).numberOn(along) - from));
            }
        }
        return OptionalDouble.empty();
    }

    private String shown(OptionalDouble knee) {
        return knee.isPresent() ? "knee at " + along + " " + FigureFormat.number(knee.getAsDouble()) : "no knee";
    }
}
