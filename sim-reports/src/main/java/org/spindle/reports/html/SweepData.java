package org.spindle.reports.html;

import java.util.List;
import java.util.Optional;
import org.spindle.result.RunResult;
import org.spindle.sweep.SweepResult;
import org.spindle.sweep.SweepResult.Point;
import org.spindle.sweep.SweepResult.PointMetric;
import org.spindle.sweep.SweepResult.VariedKey;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.JsonNodeFactory;
import tools.jackson.databind.node.ObjectNode;

/** The points of a sweep as the JSON from which sweep.js makes charts; column by column, which is the shortest form. */
final class SweepData {
    private SweepData() {}

    static String of(SweepResult sweep, SweepColumns table, List<SweepColumns.Key> keys, AxisNames names) {
        ObjectNode root = JsonNodeFactory.instance.objectNode();
        ArrayNode axes = root.putArray("axes");
        sweep.axes().forEach(axis -> write(axis, names, axes.addObject()));
        ArrayNode at = root.putArray("at");
        sweep.points().forEach(point -> write(point, sweep.axes(), at.addArray()));
        ArrayNode growing = root.putArray("growing");
        for (int i = 0; i < sweep.points().size(); i++) {
            if (sweep.points().get(i).notes().stream().anyMatch(note -> note.startsWith(RunResult.QUEUE_GROWING))) {
                growing.add(i);
            }
        }
        ArrayNode metrics = root.putArray("metrics");
        keys.forEach(key -> write(key, table, sweep.points().size(), metrics.addObject()));
        return ChartJson.text(root);
    }

    private static void write(VariedKey axis, AxisNames names, ObjectNode to) {
        to.put("path", axis.path()).put("name", names.of(axis.path()));
        axis.values().forEach(to.putArray("values")::add);
        AxisNumbers.of(axis.values()).ifPresent(numbers -> {
            numbers.numbers().forEach(number -> numbers(to).add(number));
            to.put("scale", numbers.scale() == ChartSpec.Scale.LOG ? "log" : "linear");
        });
    }

    private static ArrayNode numbers(ObjectNode to) {
        return to.withArray("numbers");
    }

    private static void write(Point point, List<VariedKey> axes, ArrayNode to) {
        for (VariedKey axis : axes) {
            String value = point.axes().get(axis.path());
            int index = value == null ? -1 : axis.values().indexOf(value);
            if (index < 0) {
                to.addNull();
            } else {
                to.add(index);
            }
        }
    }

    private static void write(SweepColumns.Key key, SweepColumns table, int points, ObjectNode to) {
        to.put("component", key.component())
                .put("class", key.requestClass())
                .put("name", key.name())
                .put("unit", key.unit())
                .put("stat", key.stat().label());
        ArrayNode mean = to.putArray("mean");
        ArrayNode half = to.putArray("half");
        for (int i = 0; i < points; i++) {
            Optional<PointMetric> figure = table.at(key, i);
            ChartJson.number(mean, figure.map(PointMetric::mean).orElse(Double.NaN));
            ChartJson.number(half, figure.map(PointMetric::halfWidth).orElse(Double.NaN));
        }
    }
}
