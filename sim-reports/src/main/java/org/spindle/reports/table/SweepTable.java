package org.spindle.reports.table;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.ToDoubleFunction;
import org.jspecify.annotations.Nullable;
import org.spindle.reports.Decimals;
import org.spindle.reports.RunMetrics;
import org.spindle.sweep.Stat;
import org.spindle.sweep.SweepResult.Point;
import org.spindle.sweep.SweepResult.PointMetric;

/** The short table after a sweep: for each point the mean response time, how sure it is, and the rate; then the notes. */
public final class SweepTable {

    private record Row(
            List<String> axes, double mean, double halfWidth, double p95, double rate, int runs, int failed) {}

    private final List<String> paths;
    private final List<Row> rows = new ArrayList<>();
    private final Map<String, Integer> notes = new LinkedHashMap<>();
    private String unit = "";

    /**
     * @param paths of the axes
     */
    public SweepTable(List<String> paths) {
        this.paths = List.copyOf(paths);
    }

    /** One more line. */
    public void add(Point point) {
        PointMetric response = metric(point, "response-time", Stat.MEAN);
        if (response != null) {
            unit = response.unit();
        }
        rows.add(new Row(
                paths.stream().map(path -> point.axes().getOrDefault(path, "–")).toList(),
                response == null ? Double.NaN : response.mean(),
                response == null ? Double.NaN : response.halfWidth(),
                value(point, "response-time", Stat.P95),
                value(point, "throughput", Stat.MEAN),
                point.runs(),
                point.failed()));
        point.notes().forEach(note -> notes.merge(note, 1, Integer::sum));
    }

    private static double value(Point point, String name, Stat stat) {
        PointMetric metric = metric(point, name, stat);
        return metric == null ? Double.NaN : metric.mean();
    }

    private static @Nullable PointMetric metric(Point point, String name, Stat stat) {
        for (PointMetric metric : point.metrics()) {
            if (metric.component().equals(RunMetrics.SYSTEM)
                    && metric.requestClass().equals(RunMetrics.ALL)
                    && metric.name().equals(name)
                    && metric.stat() == stat) {
                return metric;
            }
        }
        return null;
    }

    /** The table, lines ended by a line feed. */
    public String render() {
        List<List<String>> cells = cells();
        int[] widths = new int[cells.get(0).size()];
        for (List<String> row : cells) {
            for (int i = 0; i < widths.length; i++) {
                widths[i] = Math.max(widths[i], row.get(i).length());
            }
        }
        StringBuilder text = new StringBuilder();
        text.append("mean response time").append(unit.isEmpty() ? "" : ", " + unit);
        text.append(hasIntervals() ? " (± 95 % confidence over replications)\n" : "\n");
        for (List<String> row : cells) {
            StringBuilder line = new StringBuilder();
            for (int i = 0; i < widths.length; i++) {
                String blanks = " ".repeat(widths[i] - row.get(i).length());
                line.append(i == 0 ? "" : "  ").append(i < paths.size() ? row.get(i) + blanks : blanks + row.get(i));
            }
            text.append(line.toString().stripTrailing()).append('\n');
        }
        notes.forEach((note, points) -> text.append("note: ")
                .append(points)
                .append(points == 1 ? " point: " : " points: ")
                .append(note.replaceAll("\\p{Cntrl}", " "))
                .append('\n'));
        return text.toString();
    }

    private List<List<String>> cells() {
        Decimals mean = column(Row::mean);
        Decimals p95 = column(Row::p95);
        Decimals rate = column(Row::rate);
        boolean failures = rows.stream().anyMatch(row -> row.failed() > 0);
        List<List<String>> cells = new ArrayList<>();
        List<String> header = new ArrayList<>(paths);
        header.add("mean");
        if (hasIntervals()) {
            header.add("±");
        }
        header.addAll(List.of("p95", "requests/s"));
        if (failures) {
            header.add("failed");
        }
        cells.add(header);
        for (Row row : rows) {
            List<String> line = new ArrayList<>(row.axes());
            line.add(mean.format(row.mean()));
            if (hasIntervals()) {
                line.add(mean.format(row.halfWidth()));
            }
            line.add(p95.format(row.p95()));
            line.add(rate.format(row.rate()));
            if (failures) {
                line.add(row.failed() == 0 ? "" : row.failed() + " of " + row.runs());
            }
            cells.add(line);
        }
        return cells;
    }

    private boolean hasIntervals() {
        return rows.stream().anyMatch(row -> !Double.isNaN(row.halfWidth()));
    }

    private Decimals column(ToDoubleFunction<Row> figure) {
        return Decimals.forColumn(rows.stream().mapToDouble(figure).boxed().toList());
    }
}
