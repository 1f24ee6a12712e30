package org.spindle.reproduce.expectation;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.spindle.predict.PredictedPerformance;
import org.spindle.spi.config.Default;
import org.spindle.spi.config.Doc;
import org.spindle.spi.config.Problems;
import org.spindle.spi.config.Range;
import org.spindle.spi.config.TypeName;

/** Predicted performance of the self-scaling benchmark (Chen and Patterson, ACM TOCS 1994). */
@TypeName("predictable")
@Doc(
        "At points with two or more axes off their nominal values, a share of a figure's values is predicted by the product of the"
                + " ratios along each axis with the others nominal; means over the replications.")
record PredictableExpectation(
        @Doc("Id of the expectation.") String target,

        @Doc("The figure: component/class/metric/stat.") String of,

        @Doc("The nominal value of every axis.") Map<String, String> nominal,

        @Doc("Largest error of a prediction, as a fraction of the figure.") @Default("0.1") @Range(min = "0")
        double relative,

        @Doc("Share of the predictions that more have to be within that error; below 1.")
        @Range(min = "0", max = "0.999")
        double share)
        implements Expectation {

    @Override
    public void check(Grid grid, Problems problems) {
        FigureExpression.check("of", of, problems);
        grid.checkOnePoint("nominal", nominal, problems);
        if (grid.values().values().stream().filter(values -> values.size() > 1).count() < 2) {
            problems.report(
                    "", "no point has two axes off their nominal values", "at least two axes of several values");
        }
    }

    @Override
    public Judgement judge(Observations observed) {
        FigureExpression figure = FigureExpression.parse(of);
        Point middle = observed.only(nominal);
        Map<String, Map<String, Double>> curves = new LinkedHashMap<>();
        List<Point> mixed = new ArrayList<>();
        for (Point point : observed.at(Map.of())) {
            Map<String, String> off = point.without(Map.of());
            off.entrySet().removeIf(axis -> axis.getValue().equals(nominal.get(axis.getKey())));
            if (off.size() > 1) {
                mixed.add(point);
            }
            off.forEach((axis, value) -> {
                if (off.size() == 1) {
                    curves.computeIfAbsent(axis, name -> new LinkedHashMap<>()).put(value, point.mean(figure));
                }
            });
        }
        nominal.forEach((axis, value) ->
                curves.computeIfAbsent(axis, name -> new LinkedHashMap<>()).put(value, middle.mean(figure)));
        PredictedPerformance predicted = new PredictedPerformance(middle.mean(figure), curves);
        int within = 0;
        double largest = -1;
        String worst = "";
        for (Point point : mixed) {
            double got = point.mean(figure);
            double error = Math.abs(predicted.at(point.without(Map.of())) - got) / got;
            within += error <= relative ? 1 : 0;
            if (!(error <= largest)) {
                largest = error;
                worst = point.label();
            }
        }
        return Judgement.of(
                within > share * mixed.size(),
                "more than " + FigureFormat.number(100 * share) + " % of " + mixed.size() + " predictions within "
                        + FigureFormat.number(100 * relative) + " %",
                within + " of " + mixed.size() + ", the worst off by " + FigureFormat.brief(100 * largest) + " % ("
                        + worst + ")",
                "it is " + FigureFormat.brief(100.0 * within / mixed.size()) + " %");
    }
}
