package org.spindle.reproduce.expectation;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.spindle.spi.config.Default;
import org.spindle.spi.config.Doc;
import org.spindle.spi.config.Problems;
import org.spindle.spi.config.Range;
import org.spindle.spi.config.TypeName;

@TypeName("gain-below-sum")
@Doc(
        "There is a gain by several changes at once, and it is less than the sum of the gains by each of them alone. A gain is the decrease of a"
                + " figure between two values of an axis as a fraction of the first, the mean of that over the values of another axis.")
record GainBelowSumExpectation(
        @Doc("Id of the expectation.") String target,

        @Doc("The figure: component/class/metric/stat.") String of,

        @Doc("The axis whose gains are averaged.") String over,

        @Doc("The axis of the changes.") String along,

        @Doc("Its value before any change.") String before,

        @Doc("Its value with all changes at once.") String whole,

        @Doc("Its values with one of the changes each.") List<String> parts,

        @Doc("The point, by value of each other axis.") @Default("{}")
        Map<String, String> at,

        @Doc("Least share of the sum: 0.8 if at most a fifth of it is missing.")
        @Default("0")
        @Range(min = "0", max = "1")
        double least)
        implements Expectation {

    GainBelowSumExpectation {
        parts = List.copyOf(parts);
        at = Map.copyOf(at);
    }

    @Override
    public void check(Grid grid, Problems problems) {
        gains(whole).checkPoints(grid, problems);
        parts.forEach(part -> gains(part).checkPoints(grid, problems));
        if (parts.size() < 2) {
            problems.report("parts", "a sum of fewer than two gains", "two values of the axis or more");
        }
    }

    @Override
    public Judgement judge(Observations observed) {
        double gain = gains(whole).find(observed).mean();
        double sum = parts.stream()
                .mapToDouble(part -> gains(part).find(observed).mean())
                .sum();
        return Judgement.of(
                gain > 0 && gain < sum && gain >= least * sum,
                "a gain less than the sum"
                        + (least > 0 ? " and at least " + FigureFormat.percent(least) + " of it" : ""),
                FigureFormat.percent(gain) + " for the sum " + FigureFormat.percent(sum),
                reason(gain, sum));
    }

    private static String reason(double gain, double sum) {
        if (gain <= 0) {
            return "there is no gain";
        }
        return gain < sum ? "it is less than that share of the sum" : "it is not less than the sum";
    }

    /** The gains from no change to a value of the axis. */
    private Gains gains(String after) {
        return new Gains(of, over, List.of(), with(before), with(after), null, null);
    }

    private Map<String, String> with(String value) {
        Map<String, String> point = new HashMap<>(at);
        point.put(along, value);
        return point;
    }
}
