package org.spindle.reproduce.expectation;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.spindle.spi.config.Default;
import org.spindle.spi.config.Doc;
import org.spindle.spi.config.Problems;
import org.spindle.spi.config.TypeName;
import org.spindle.stats.inference.MeanEstimate;

/** Which values can be distinguished, by the overlap of their error bars. */
@TypeName("interval-groups")
@Doc(
        "The 95 % intervals of points along an axis, by Student's t over the replications, overlap within each group and are"
                + " disjoint between groups.")
record IntervalGroupsExpectation(
        @Doc("Id of the expectation.") String target,

        @Doc("The figure: component/class/metric/stat.") String of,
        @Doc("The axis.") String along,

        @Doc("Values of the axis that overlap within their group, but with no value of another group;"
                + " values left out are ignored.")
        List<List<String>> groups,

        @Doc("Values of the other axes.") @Default("{}") Map<String, String> at)
        implements Expectation {

    private static final double LEVEL = 0.05;

    IntervalGroupsExpectation {
        groups = groups.stream().map(List::copyOf).toList();
    }

    private record Interval(String label, int group, double low, double high) {

        boolean overlaps(Interval other) {
            return low <= other.high && other.low <= high;
        }
    }

    @Override
    public void check(Grid grid, Problems problems) {
        FigureExpression.check("of", of, problems);
        grid.checkLine(along, "at", at, problems);
        Set<String> seen = new HashSet<>();
        for (int i = 0; i < groups.size(); i++) {
            for (String value : groups.get(i)) {
                if (!seen.add(value)) {
                    problems.report("groups[" + i + "]", "'" + value + "' is listed twice", "each value once");
                }
                if (grid.values().containsKey(along)) {
                    grid.checkPoint("groups[" + i + "]", Map.of(along, value), problems);
                }
            }
        }
        if (seen.size() < 2) {
            problems.report(
                    "groups", seen.size() + " values are too few to compare", "at least two values of the axis");
        }
    }

    @Override
    public Judgement judge(Observations observed) {
        FigureExpression figure = FigureExpression.parse(of);
        Curve curve = new Curve(observed, along, at);
        List<Interval> intervals = new ArrayList<>();
        for (int group = 0; group < groups.size(); group++) {
            for (String value : groups.get(group)) {
                intervals.add(interval(curve.at(value), value, group, figure));
            }
        }
        List<String> reasons = new ArrayList<>();
        for (int i = 0; i < intervals.size(); i++) {
            for (int j = i + 1; j < intervals.size(); j++) {
                Interval one = intervals.get(i);
                Interval other = intervals.get(j);
                boolean together = one.group() == other.group();
                if (one.overlaps(other) != together) {
                    reasons.add(one.label() + " and " + other.label() + (together ? " do not overlap" : " overlap"));
                }
            }
        }
        List<String> expected = groups.stream()
                .map(group -> "{" + String.join(", ", group) + "}")
                .toList();
        List<String> got = intervals.stream()
                .map(each -> each.label() + ": " + FigureFormat.number(each.low()) + " to "
                        + FigureFormat.number(each.high()))
                .toList();
        return Judgement.of(
                reasons.isEmpty(),
                "95 % intervals of " + String.join(" and ", expected) + " disjoint, overlapping within each group",
                String.join(", ", got)
                        + figure.unit(curve.points().get(0).runs().get(0)),
                String.join(", ", reasons));
    }

    private static Interval interval(Point point, String label, int group, FigureExpression figure) {
        double[] values = point.values(figure);
        if (values.length < 2) {
            throw new FigureException("an interval needs at least 2 replications, not " + values.length);
        }
        double mean = point.mean(figure);
        double halfWidth = MeanEstimate.of(values).halfWidth(LEVEL);
        return new Interval(label, group, mean - halfWidth, mean + halfWidth);
    }
}
