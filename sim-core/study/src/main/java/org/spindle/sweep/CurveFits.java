package org.spindle.sweep;

import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.spindle.analytic.fit.Form;
import org.spindle.analytic.fit.LeastSquares.Fit;
import org.spindle.sweep.SweepResult.Point;
import org.spindle.sweep.SweepResult.PointMetric;
import org.spindle.sweep.SweepResult.VariedKey;

/**
 * Functional forms fitted to a figure of a sweep along each of its numeric axes, once for every combination of the other axes (Hsu 2003,
 * section 3.4.4).
 *
 * @param figure the fitted figure
 * @param unit of the figure; empty for none, or if no point has the figure
 */
public record CurveFits(SweptFigure figure, String unit, List<FittedCurve> curves) {

    public CurveFits {
        curves = List.copyOf(curves);
    }

    /**
     * One curve.
     *
     * @param along path of the axis
     * @param unit of the axis, that of its first value; empty for none
     * @param at the other axes, value by path
     * @param points number of points that it was fitted to
     * @param fit null if there are too few points for the form, or no curve of the form fits
     */
    public record FittedCurve(
            Form form,
            String along,
            String unit,
            Map<String, String> at,
            int points,
            @Nullable Fit fit) {}

    /** Returns the fits of forms to a sweep, in the order of its axes and points. */
    public static CurveFits of(SweepResult sweep, SweptFigure figure, List<Form> forms) {
        List<FittedCurve> curves = new ArrayList<>();
        for (VariedKey axis : sweep.axes()) {
            String unit = unit(axis);
            if (unit != null && axis.values().size() > 1) {
                lines(sweep, axis)
                        .forEach((at, points) ->
                                forms.forEach(form -> curves.add(curve(form, axis.path(), unit, at, points, figure))));
            }
        }
        return new CurveFits(figure, unit(sweep, figure), curves);
    }

    private static String unit(SweepResult sweep, SweptFigure figure) {
        for (Point point : sweep.points()) {
            PointMetric metric = figure.at(point);
            if (metric != null) {
                return metric.unit();
            }
        }
        return "";
    }

    /** Returns the unit of a numeric axis; null if the axis is not numeric. */
    private static @Nullable String unit(VariedKey axis) {
        try {
            String unit = NumberWithUnit.parse(axis.values().get(0)).unit();
            for (String value : axis.values()) {
                NumberWithUnit.parse(value).in(unit);
            }
            return unit;
        } catch (IllegalArgumentException e) {
            return null;
        }
    }

    private static Map<Map<String, String>, List<Point>> lines(SweepResult sweep, VariedKey along) {
        Map<Map<String, String>, List<Point>> lines = new LinkedHashMap<>();
        for (Point point : sweep.points()) {
            if (point.axes().containsKey(along.path())) {
                Map<String, String> others = new LinkedHashMap<>(point.axes());
                others.remove(along.path());
                lines.computeIfAbsent(others, absent -> new ArrayList<>()).add(point);
            }
        }
        return lines;
    }

    private static FittedCurve curve(
            Form form, String along, String unit, Map<String, String> at, List<Point> points, SweptFigure figure) {
        double[] x = new double[points.size()];
        double[] y = new double[points.size()];
        int defined = 0;
        for (Point point : points) {
            PointMetric metric = figure.at(point);
            if (metric != null && Double.isFinite(metric.mean())) {
                BigDecimal value = NumberWithUnit.parse(
                                String.valueOf(point.axes().get(along)))
                        .in(unit)
                        .number();
                x[defined] = value.doubleValue();
                y[defined] = metric.mean();
                defined++;
            }
        }
        Fit fit = form.fit(Arrays.copyOf(x, defined), Arrays.copyOf(y, defined));
        return new FittedCurve(form, along, unit, SweepResult.inOrder(at), defined, fit);
    }
}
