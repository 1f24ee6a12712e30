package org.spindle.reports.table;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.ToDoubleFunction;
import org.jspecify.annotations.Nullable;
import org.spindle.reports.Decimals;
import org.spindle.reports.RunMetrics;
import org.spindle.sweep.Ranking;
import org.spindle.sweep.Stat;
import org.spindle.sweep.SweepResult.Point;
import org.spindle.sweep.SweepResult.PointMetric;
import org.spindle.sweep.SweepResult.VariedKey;

/** The short table after a sweep: for each point the mean response time, its confidence interval, and the rate; then the notes. */
public final class SweepTable {

    private record PointRow(
            List<String> axes, double figure, double halfWidth, double beside, double rate, int runs, int failed) {}

    private final List<String> paths;
    private final Stat stat;
    private final Stat beside;
    private final Ranking ranking;
    private final List<PointRow> rows = new ArrayList<>();
    private final Map<String, Integer> notes = new LinkedHashMap<>();
    private String unit = "";

    /**
     * @param stat of the response time to show first; the 95th percentile, or the mean if this is a percentile, follows it
     */
    public SweepTable(List<VariedKey> axes, Stat stat) {
        paths = axes.stream().map(VariedKey::path).toList();
        this.stat = stat;
        beside = stat == Stat.MEAN ? Stat.P95 : Stat.MEAN;
        ranking = new Ranking(axes, stat);
    }

    /** Appends a line. */
    public void add(Point point) {
        ranking.add(point);
        PointMetric response = metric(point, "response-time", stat);
        if (response != null) {
            unit = response.unit();
        }
        rows.add(new PointRow(
                paths.stream().map(path -> point.axes().getOrDefault(path, "–")).toList(),
                response == null ? Double.NaN : response.mean(),
                response == null ? Double.NaN : response.halfWidth(),
                value(point, "response-time", beside),
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

    /** Returns the table, the ranking of the points and the notes, lines ended by a line feed. */
    public String render() {
        StringBuilder text = new StringBuilder();
        text.append(stat.label()).append(" response time").append(unit.isEmpty() ? "" : ", " + unit);
        text.append(hasIntervals() ? " (± 95 % confidence over replications)\n" : "\n");
        TextTable table = new TextTable(column -> column >= paths.size());
        cells().forEach(table::row);
        table.appendTo(text);
        text.append(RankingTable.render(ranking));
        notes.forEach((note, points) -> text.append("note: ")
                .append(points)
                .append(points == 1 ? " point: " : " points: ")
                .append(note.replaceAll("\\p{Cntrl}", " "))
                .append('\n'));
        return text.toString();
    }

    private List<List<String>> cells() {
        Decimals figure = column(PointRow::figure);
        Decimals next = column(PointRow::beside);
        Decimals rate = column(PointRow::rate);
        boolean failures = rows.stream().anyMatch(row -> row.failed() > 0);
        List<List<String>> cells = new ArrayList<>();
        List<String> header = new ArrayList<>(paths);
        header.add(stat.label());
        if (hasIntervals()) {
            header.add("±");
        }
        header.addAll(List.of(beside.label(), "requests/s"));
        if (failures) {
            header.add("failed");
        }
        cells.add(header);
        for (PointRow row : rows) {
            List<String> line = new ArrayList<>(row.axes());
            line.add(figure.format(row.figure()));
            if (hasIntervals()) {
                line.add(figure.format(row.halfWidth()));
            }
            line.add(next.format(row.beside()));
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

    private Decimals column(ToDoubleFunction<PointRow> figure) {
        return Decimals.forColumn(rows.stream().mapToDouble(figure).boxed().toList());
    }
}
