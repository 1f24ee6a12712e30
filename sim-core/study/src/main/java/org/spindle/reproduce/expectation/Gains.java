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
 * The gains of a figure, its decrease between two points as a fraction of the first, for each of several values of an axis, and the bounds
 * of one number that summarises them.
 */
record Gains(
        @Doc("The figure: component/class/metric/stat.") String of,

        @Doc("The axis; one gain is computed per value.") String over,

        @Doc("Values of that axis to consider; all if empty.") @Default("[]")
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
     * @param byValue gain by value of the axis, at least one
     */
    record Found(Map<String, Double> byValue) {

        double mean() {
            return byValue.values().stream().mapToDouble(Double::doubleValue).sum() / byValue.size();
        }

        double greatest() {
            return Collections.max(byValue.values());
        }

        /** Returns all gains as text. */
        String shown() {
            return byValue.entrySet().stream()
                    .map(each -> each.getKey() + " " + FigureFormat.percent(each.getValue()))
                    .collect(Collectors.joining(", "));
        }
    }

    void check(Grid grid, Problems problems) {
        checkPoints(grid, problems);
        new Bounds(from, to).check(problems);
    }

    /** Reports contradictions to the axes; bounds are not looked at. */
    void checkPoints(Grid grid, Problems problems) {
        FigureExpression.check("of", of, problems);
        grid.checkLine(over, "before", before, problems);
        grid.checkLine(over, "after", after, problems);
        among.forEach(value -> grid.checkPoint("among", Map.of(over, value), problems));
    }

    /**
     * Judges one number that summarises all gains.
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
                FigureFormat.number(gain) + " of " + found.shown(),
                "the " + which + " lies outside the bounds");
    }

    /** Returns the gain at each of the values. */
    Found find(Observations observed) {
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
