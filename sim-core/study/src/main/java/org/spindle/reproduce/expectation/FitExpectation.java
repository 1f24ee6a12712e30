package org.spindle.reproduce.expectation;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.spindle.analytic.fit.Form;
import org.spindle.analytic.fit.LeastSquares.Fit;
import org.spindle.spi.config.Default;
import org.spindle.spi.config.Doc;
import org.spindle.spi.config.Problems;
import org.spindle.spi.config.Range;
import org.spindle.spi.config.TypeName;
import org.spindle.sweep.NumberWithUnit;

@TypeName("fit")
@Doc("A curve fitted to a figure along an axis of numbers by least squares has a parameter between two bounds, and"
        + " explains a given share of the variance.")
record FitExpectation(
        @Doc("Id of the expectation.") String target,

        @Doc("The figure: component/class/metric/stat.") String of,
        @Doc("The axis.") String along,

        @Doc("Form of the curve: reciprocal, power, exponential-of-inverse, shifted-power, saturation, proportional.")
        String form,

        @Doc("An axis over which the figure is averaged; none if absent.") @Nullable
        String over,

        @Doc("Values of that axis to average over; all if empty.") @Default("[]")
        List<String> among,

        @Doc("Values of the other axes.") @Default("{}") Map<String, String> at,

        @Doc("Value of the axis to whose figure the figures are normalised before averaging; not normalised if absent.")
        @Nullable
        String relativeTo,

        @Doc("Whether the curve is fitted to the gain, 1 minus the relative figure.") @Default("false")
        boolean gain,

        @Doc("The parameter: a, b or c.") String parameter,

        @Doc("Its least value; none if absent.") @Nullable Double from,

        @Doc("Its greatest value; none if absent.") @Nullable
        Double to,

        @Doc("Least share of the variance that the curve explains (R squared).")
        @Default("0")
        @Range(min = "0", max = "1")
        double determination)
        implements Expectation {

    private static final String PARAMETERS = "abc";

    FitExpectation {
        among = List.copyOf(among);
    }

    @Override
    public void check(Grid grid, Problems problems) {
        FigureExpression.check("of", of, problems);
        Map<String, String> line = new HashMap<>(at);
        if (over != null) {
            List<String> values = grid.values().getOrDefault(over, List.of());
            line.put(over, values.isEmpty() ? "" : values.get(0));
            among.forEach(value -> grid.checkPoint("among", Map.of(over, value), problems));
        }
        grid.checkLine(along, "at", line, problems);
        try {
            Form.labelled(form);
        } catch (IllegalArgumentException e) {
            problems.report("form", String.valueOf(e.getMessage()), "one of these");
        }
        if (parameter.length() != 1 || !PARAMETERS.contains(parameter)) {
            problems.report("parameter", "'" + parameter + "' is not a parameter", "a, b or c");
        }
        if (gain && relativeTo == null) {
            problems.report("gain", "the gain has no reference value", "write relativeTo");
        }
        new Bounds(from, to).check(problems);
    }

    @Override
    public Judgement judge(Observations observed) {
        List<Point> points = new Curve(observed, along, line(observed, null)).points();
        double[] x = new double[points.size()];
        double[] y = new double[points.size()];
        String unit = NumberWithUnit.parse(points.get(0).on(along)).unit();
        for (int i = 0; i < x.length; i++) {
            String value = points.get(i).on(along);
            x[i] = NumberWithUnit.parse(value).in(unit).number().doubleValue();
            y[i] = mean(observed, value);
        }
        Fit fit = Form.labelled(form).fit(x, y);
        int index = PARAMETERS.indexOf(parameter);
        Bounds bounds = new Bounds(from, to);
        String expected = parameter + " " + bounds.shown("") + " of "
                + Form.labelled(form).formula()
                + (determination > 0 ? ", R^2 at least " + FigureFormat.number(determination) : "");
        if (fit == null || index >= fit.parameters().length) {
            return Judgement.of(false, expected, shown(x, y), "no curve of this form fits");
        }
        double found = fit.parameters()[index];
        return Judgement.of(
                bounds.hold(found) && fit.determination() >= determination,
                expected,
                parameter + " = " + FigureFormat.number(found) + ", R^2 = " + FigureFormat.number(fit.determination())
                        + " for " + shown(x, y),
                bounds.hold(found)
                        ? "the curve explains too little of the variance"
                        : "the parameter lies outside the bounds");
    }

    private static String shown(double[] x, double[] y) {
        StringBuilder text = new StringBuilder();
        for (int i = 0; i < x.length; i++) {
            text.append(i == 0 ? "" : ", ")
                    .append(FigureFormat.number(x[i]))
                    .append(": ")
                    .append(FigureFormat.number(y[i]));
        }
        return text.toString();
    }

    private double mean(Observations observed, String value) {
        if (over == null) {
            return figure(observed, value, null);
        }
        double sum = 0;
        List<String> values = among.isEmpty()
                ? new Curve(observed, over, Map.of(along, value))
                        .points().stream()
                                .filter(point -> point.isAt(at))
                                .map(point -> point.on(over))
                                .toList()
                : among;
        for (String each : values) {
            sum += figure(observed, value, each);
        }
        return sum / values.size();
    }

    private double figure(Observations observed, String value, @Nullable String averaged) {
        FigureExpression figure = FigureExpression.parse(of);
        Map<String, String> line = line(observed, averaged);
        double there = point(observed, line, value).mean(figure);
        if (relativeTo == null) {
            return there;
        }
        double relative = there / point(observed, line, relativeTo).mean(figure);
        return gain ? 1 - relative : relative;
    }

    private Point point(Observations observed, Map<String, String> line, String value) {
        Map<String, String> whole = new HashMap<>(line);
        whole.put(along, value);
        return observed.only(whole);
    }

    /**
     * Returns the values of all axes except the one along which the curve runs.
     *
     * @param averaged value of the axis averaged over; null for the first
     */
    private Map<String, String> line(Observations observed, @Nullable String averaged) {
        Map<String, String> line = new HashMap<>(at);
        if (over != null) {
            line.put(over, averaged == null ? first(observed, over) : averaged);
        }
        return line;
    }

    private String first(Observations observed, String axis) {
        return among.isEmpty() ? observed.at(at).get(0).on(axis) : among.get(0);
    }
}
