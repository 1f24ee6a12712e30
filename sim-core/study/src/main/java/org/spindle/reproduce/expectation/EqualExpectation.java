package org.spindle.reproduce.expectation;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.spindle.spi.config.Default;
import org.spindle.spi.config.Doc;
import org.spindle.spi.config.Problems;
import org.spindle.spi.config.Range;
import org.spindle.spi.config.TypeName;

@TypeName("equal")
@Doc(
        "Two series agree at every point: two figures, or one figure at two values of an axis; means over the replications.")
record EqualExpectation(
        @Doc("Id of the expectation.") String target,

        @Doc("The figure: component/class/metric/stat.") String of,

        @Doc("Values of axes that choose its points; all points if empty.") @Default("{}")
        Map<String, String> at,

        @Doc("The figure to compare it with; the same figure if absent.") @Nullable
        String with,

        @Doc("Values of the same axes that choose the points of that figure; the same points if absent.") @Nullable
        Map<String, String> withAt,

        @Doc("Largest difference, in the metric's unit.") @Range(min = "0") @Nullable
        Double absolute,

        @Doc("Largest difference as a fraction of the second figure.") @Range(min = "0") @Nullable
        Double relative)
        implements Expectation {

    @Override
    public void check(Grid grid, Problems problems) {
        FigureExpression.check("of", of, problems);
        FigureExpression.check("with", with, problems);
        grid.checkPoint("at", at, problems);
        if (withAt != null) {
            grid.checkPoint("withAt", withAt, problems);
            if (!withAt.keySet().equals(at.keySet())) {
                problems.report("withAt", "at and withAt name different axes", "the axes of at");
            }
        }
        if (with == null && (withAt == null || withAt.equals(at))) {
            problems.report("", "a figure is compared with itself", "write with, withAt, or both");
        }
        new Tolerance(absolute, relative).check(problems);
    }

    @Override
    public Judgement judge(Observations observed) {
        FigureExpression one = FigureExpression.parse(of);
        FigureExpression other = with == null ? one : FigureExpression.parse(with);
        Map<String, String> otherAt = withAt == null ? at : withAt;
        Tolerance tolerance = new Tolerance(absolute, relative);
        Map<Map<String, String>, Point> partners = new LinkedHashMap<>();
        observed.at(otherAt).forEach(point -> partners.put(point.without(otherAt), point));
        List<Point> points = observed.at(at);
        Point worst = null;
        Point worstPartner = null;
        double largest = -1;
        boolean holds = !points.isEmpty();
        for (Point point : points) {
            Point partner = partners.get(point.without(at));
            if (partner == null) {
                throw new FigureException("there is no counterpart of the point " + point.label());
            }
            double gap = Math.abs(point.mean(one) - partner.mean(other));
            holds &= tolerance.holds(point.mean(one), partner.mean(other));
            double badness = Double.isNaN(gap) ? Double.POSITIVE_INFINITY : gap;
            if (badness > largest) {
                largest = badness;
                worst = point;
                worstPartner = partner;
            }
        }
        if (worst == null || worstPartner == null) {
            throw new FigureException("no point has " + Point.label(at));
        }
        String where =
                worst.without(at).isEmpty() ? "" : " (largest difference, at " + Point.label(worst.without(at)) + ")";
        return Judgement.of(
                holds,
                "equal within " + tolerance.shown(one.unit(worst.runs().get(0))),
                worst.shown(one) + " and " + worstPartner.shown(other) + where,
                "they differ by more than that");
    }
}
