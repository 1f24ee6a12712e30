package org.spindle.reproduce.expectation;

import java.util.Collections;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.ToDoubleFunction;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;
import org.spindle.spi.config.Default;
import org.spindle.spi.config.Doc;
import org.spindle.spi.config.Problems;

/**
 * How much a figure falls between two points, as a fraction of what it was, for each of several values of an axis, and what one number
 * that stands for all of them lies between.
 */
record Gains(
        @Doc("The figure: component/class/metric/stat.") String of,

        @Doc("The axis over whose values there are gains.") String over,

        @Doc("Values of that axis that count; all if there are none.") @Default("[]")
        List<String> among,

        @Doc("The point before, by value of each other axis.") @Default("{}")
        Map<String, String> before,

        @Doc("The point after it.") @Default("{}") Map<String, String> after,

        @Doc("Least gain: 0.1 for a tenth; none if absent.") @Nullable
        Double from,

        @Doc("Greatest gain; none if absent.") @Nullable Double to) {

    Gains {
        among = List.copyOf(among);
    }

    /**
     * The gains of a run.
     *
     * @param byValue of the axis, at least one
     */
    record Found(Map<String, Double> byValue) {

        double mean() {
            return byValue.values().stream().mapToDouble(Double::doubleValue).sum() / byValue.size();
        }

        double greatest() {
            return Collections.max(byValue.values());
        }

        /** All of them, for the reader. */
        String shown() {
            return byValue.entrySet().stream()
                    .map(each -> each.getKey() + " " + Shown.percent(each.getValue()))
                    .collect(Collectors.joining(", "));
        }
    }

    void check(Grid grid, Problems problems) {
        FigureExpression.check("of", of, problems);
        grid.checkLine(over, "before", before, problems);
        grid.checkLine(over, "after", after, problems);
        among.forEach(value -> grid.checkPoint("among", Map.of(over, value), problems));
        new Bounds(from, to).check(problems);
    }

    /**
     * Judges one number that stands for all gains.
     *
     * @param which name of the number
     */
    Judgement judge(Observations observed, String which, ToDoubleFunction<Found> number) {
        Bounds bounds = new Bounds(from, to);
        Found found = find(observed);
        double gain = number.applyAsDouble(found);
        return Judgement.of(
                bounds.hold(gain),
                which + " gain " + bounds.shown(""),
                Shown.number(gain) + " of " + found.shown(),
                "the " + which + " lies outside");
    }

    private Found find(Observations observed) {
        FigureExpression figure = FigureExpression.parse(of);
        Map<String, Double> byValue = new LinkedHashMap<>();
        for (String value : values(observed)) {
            byValue.put(
                    value,
                    1
                            - at(observed, after, value).mean(figure)
                                    / at(observed, before, value).mean(figure));
        }
        return new Found(byValue);
    }

    private List<String> values(Observations observed) {
        return among.isEmpty()
                ? new Curve(observed, over, before)
                        .points().stream().map(point -> point.on(over)).toList()
                : among;
    }

    private Point at(Observations observed, Map<String, String> point, String value) {
        Map<String, String> whole = new HashMap<>(point);
        whole.put(over, value);
        return observed.only(whole);
    }
}
