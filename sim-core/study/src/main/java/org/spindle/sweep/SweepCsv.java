package org.spindle.sweep;

import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import org.spindle.result.Csv;
import org.spindle.result.Metric;
import org.spindle.sweep.SweepResult.Point;
import org.spindle.sweep.SweepResult.PointMetric;
import org.spindle.sweep.SweepResult.VariedKey;
import tools.jackson.core.io.NumberOutput;

/** Writes points and runs as RFC 4180 text: one line per figure that is defined, the axes first. */
final class SweepCsv {

    private static final String END = "\r\n";

    private final List<String> paths;

    SweepCsv(List<VariedKey> axes) {
        paths = axes.stream().map(VariedKey::path).toList();
    }

    String pointsHeader() {
        return paths() + "point,runs,failed,component,class,metric,unit,stat,mean,half_width,stddev,n,pooled" + END;
    }

    String points(Point point) {
        String start = axes(point.axes()) + point.point() + ',' + point.runs() + ',' + point.failed() + ',';
        StringBuilder text = new StringBuilder();
        if (point.metrics().isEmpty()) {
            text.append(start).append(",,,,,,,,0,").append(END);
        }
        for (PointMetric metric : point.metrics()) {
            text.append(start);
            named(metric.component(), metric.requestClass(), metric.name(), metric.unit(), metric.stat(), text);
            text.append(number(metric.mean())).append(',').append(number(metric.halfWidth()));
            text.append(',').append(number(metric.stddev())).append(',').append(metric.n());
            text.append(',').append(number(metric.pooled()));
            text.append(END);
        }
        return text.toString();
    }

    String runsHeader() {
        return paths() + "id,point,replication,status,reason,component,class,metric,unit,stat,value" + END;
    }

    String runs(RunRow run) {
        String start = axes(run.axes()) + Csv.field(run.id()) + ',' + run.point() + ',' + run.replication() + ',';
        String reason = run.reason();
        if (reason != null) {
            return start + "failed," + Csv.field(reason) + ",,,,,," + END;
        }
        StringBuilder text = new StringBuilder();
        for (Metric metric : run.metrics()) {
            for (Stat stat : Stat.of(metric.value())) {
                double value = stat.in(metric.value());
                if (!Double.isNaN(value)) {
                    text.append(start).append("ok,,");
                    named(metric.component(), metric.requestClass(), metric.name(), metric.unit(), stat, text);
                    text.append(number(value)).append(END);
                }
            }
        }
        return text.toString();
    }

    private static void named(
            String component, String requestClass, String name, String unit, Stat stat, StringBuilder text) {
        text.append(Csv.field(component))
                .append(',')
                .append(Csv.field(requestClass))
                .append(',');
        text.append(Csv.field(name)).append(',').append(Csv.field(unit)).append(',');
        text.append(stat.label()).append(',');
    }

    private String paths() {
        return paths.stream().map(path -> Csv.field(path) + ',').collect(Collectors.joining());
    }

    private String axes(Map<String, String> axes) {
        return paths.stream()
                .map(path -> Csv.field(axes.getOrDefault(path, "")) + ',')
                .collect(Collectors.joining());
    }

    private static String number(double value) {
        return Double.isNaN(value) ? "" : NumberOutput.toString(value, true);
    }
}
