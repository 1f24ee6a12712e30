package org.spindle.reproduce.expectation;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import org.spindle.stats.inference.MeanEstimate;
import org.spindle.sweep.RunRow;

/**
 * The replications of one point.
 *
 * @param axes value by axis
 */
record Point(Map<String, String> axes, List<RunRow> runs) {

    private static final double LEVEL = 0.05;

    Point {
        runs = List.copyOf(runs);
    }

    boolean isAt(Map<String, String> at) {
        return axes.entrySet().containsAll(at.entrySet());
    }

    String on(String axis) {
        String value = axes.get(axis);
        if (value == null) {
            throw new FigureException("the point " + label() + " has no value on the axis '" + axis + "'");
        }
        return value;
    }

    double numberOn(String axis) {
        return Double.parseDouble(on(axis));
    }

    /** Returns one value per replication. */
    double[] values(FigureExpression figure) {
        return runs.stream().mapToDouble(figure::in).toArray();
    }

    /** Returns the mean over the replications; NaN if one of them does not define the figure. */
    double mean(FigureExpression figure) {
        double[] values = values(figure);
        double shift = 0;
        for (double value : values) {
            shift += (value - values[0]) / values.length;
        }
        return values[0] + shift;
    }

    /** Returns the mean with its unit and, for several replications, the half width of its 95 % interval by Student's t. */
    String shown(FigureExpression figure) {
        double[] values = values(figure);
        String unit = figure.unit(runs.get(0));
        double mean = mean(figure);
        if (values.length < 2 || !Double.isFinite(mean)) {
            return FigureFormat.number(mean) + unit;
        }
        double halfWidth = MeanEstimate.of(values).halfWidth(LEVEL);
        return FigureFormat.number(mean) + " ± " + FigureFormat.brief(halfWidth) + unit + " (" + values.length
                + " replications)";
    }

    /** Returns its axes without those chosen. */
    Map<String, String> without(Map<String, String> chosen) {
        Map<String, String> rest = new LinkedHashMap<>(axes);
        rest.keySet().removeAll(chosen.keySet());
        return rest;
    }

    String label() {
        return label(axes);
    }

    static String label(Map<String, String> at) {
        return at.entrySet().stream()
                .map(entry -> entry.getKey() + " = " + entry.getValue())
                .collect(Collectors.joining(", "));
    }
}
