package org.spindle.reproduce.expectation;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.spindle.spi.config.Doc;
import org.spindle.spi.config.Problems;
import org.spindle.spi.config.TypeName;

@TypeName("crossover")
@Doc(
        "Two series cross exactly once along an axis, between two of its values; means over the replications, linear interpolation"
                + " between points.")
record CrossoverExpectation(
        @Doc("Id of the expectation.") String target,

        @Doc("The figure: component/class/metric/stat.") String of,
        @Doc("The axis, of rising numbers.") String along,

        @Doc("The first series: values of the other axes.") Map<String, String> first,

        @Doc("The second series: values of the other axes.") Map<String, String> second,

        @Doc("Least value of the axis at which they may cross; none if absent.") @Nullable
        Double from,

        @Doc("Greatest value of the axis at which they may cross; none if absent.") @Nullable
        Double to)
        implements Expectation {

    @Override
    public void check(Grid grid, Problems problems) {
        FigureExpression.check("of", of, problems);
        grid.checkLine(along, "first", first, problems);
        grid.checkLine(along, "second", second, problems);
        grid.checkNumbers(along, problems);
        new Bounds(from, to).check(problems);
        if (first.equals(second)) {
            problems.report("second", "both series are the same", "other values of the axes");
        }
    }

    @Override
    public Judgement judge(Observations observed) {
        FigureExpression figure = FigureExpression.parse(of);
        Curve one = new Curve(observed, along, first);
        Curve other = new Curve(observed, along, second);
        List<Double> crossings = crossings(figure, one, other);
        Bounds bounds = new Bounds(from, to);
        boolean holds = crossings.size() == 1 && bounds.hold(crossings.get(0));
        return Judgement.of(
                holds,
                Point.label(first) + " and " + Point.label(second) + " cross at " + along + " " + bounds.shown(""),
                crossings.isEmpty()
                        ? "no crossing"
                        : "crossing at "
                                + String.join(
                                        ", ",
                                        crossings.stream()
                                                .map(FigureFormat::number)
                                                .toList()),
                crossings.size() == 1
                        ? "it lies outside the bounds"
                        : crossings.isEmpty()
                                ? "one series is above the other throughout"
                                : "they cross more than once");
    }

    private List<Double> crossings(FigureExpression figure, Curve one, Curve other) {
        List<Double> crossings = new ArrayList<>();
        double lastX = Double.NaN;
        double lastGap = 0;
        for (Point point : one.points()) {
            double x = point.numberOn(along);
            double gap = point.mean(figure) - other.at(point.on(along)).mean(figure);
            if (gap == 0) {
                continue; // a contact counts as a crossing only if the sign of the gap changes
            }
            if (lastGap * gap < 0) {
                crossings.add(lastX + (x - lastX) * lastGap / (lastGap - gap));
            }
            lastX = x;
            lastGap = gap;
        }
        return crossings;
    }
}
