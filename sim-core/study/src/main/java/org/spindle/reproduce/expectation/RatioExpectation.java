package org.spindle.reproduce.expectation;

import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.spindle.spi.config.Default;
import org.spindle.spi.config.Doc;
import org.spindle.spi.config.Problems;
import org.spindle.spi.config.TypeName;

@TypeName("ratio")
@Doc(
        "The ratio of a figure at one point to another figure, or to the same at another point; means over the replications.")
record RatioExpectation(
        @Doc("Id of the expectation.") String target,

        @Doc("The figure: component/class/metric/stat.") String of,

        @Doc("Its point, by value of each axis.") @Default("{}")
        Map<String, String> at,

        @Doc("The figure to divide by; the same figure if absent.") @Nullable
        String base,

        @Doc("The point of that figure; the same point if absent.") @Nullable
        Map<String, String> baseAt,

        @Doc("Least ratio; none if absent.") @Nullable Double from,

        @Doc("Greatest ratio; none if absent.") @Nullable Double to,

        @Doc("A value that the ratio exceeds; none if absent.") @Nullable
        Double above,

        @Doc("A value that the ratio stays below; none if absent.") @Nullable
        Double below)
        implements Expectation {

    @Override
    public void check(Grid grid, Problems problems) {
        FigureExpression.check("of", of, problems);
        FigureExpression.check("base", base, problems);
        grid.checkOnePoint("at", at, problems);
        if (baseAt != null) {
            grid.checkOnePoint("baseAt", baseAt, problems);
        }
        if (base == null && baseAt == null) {
            problems.report("", "a figure is divided by itself", "write base, baseAt, or both");
        }
        new Bounds(from, to, above, below).check(problems);
    }

    @Override
    public Judgement judge(Observations observed) {
        FigureExpression numerator = FigureExpression.parse(of);
        FigureExpression denominator = base == null ? numerator : FigureExpression.parse(base);
        Point point = observed.only(at);
        Point basePoint = baseAt == null ? point : observed.only(baseAt);
        Bounds bounds = new Bounds(from, to, above, below);
        double ratio = point.mean(numerator) / basePoint.mean(denominator);
        return Judgement.of(
                bounds.hold(ratio),
                "ratio " + bounds.shown(""),
                FigureFormat.number(ratio) + " = " + point.shown(numerator) + " / " + basePoint.shown(denominator),
                "the ratio lies outside the bounds");
    }
}
