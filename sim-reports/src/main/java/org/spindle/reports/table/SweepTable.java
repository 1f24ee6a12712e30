package org.spindle.reports.table;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.ToDoubleFunction;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.spindle.reports.Decimals;
import org.spindle.reports.RunMetrics;
import org.spindle.sweep.RankedMetric;
import org.spindle.sweep.Ranking;
import org.spindle.sweep.Stat;
import org.spindle.sweep.SweepResult.Point;
import org.spindle.sweep.SweepResult.PointMetric;
import org.spindle.sweep.SweepResult.VariedKey;

/**
 * The short table after a sweep: for each point the mean of the metric by which points are ranked, its confidence interval, the mean
 * response time if that is another one, and the rate; then the notes.
 */
public final class SweepTable {

    private final List<String> paths;
    private final Stat stat;
    private final Stat beside;
    private final Ranking ranking;
    private final List<Point> points = new ArrayList<>();
    private final Map<String, Integer> notes = new LinkedHashMap<>();

    /**
     * @param stat of the metric to show first; the 95th percentile, or the mean if this is a percentile, follows it
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
        points.add(shown(point));
        point.notes().forEach(note -> notes.merge(note, 1, Integer::sum));
    }

    /** Returns a point with no more figures than a table may show: sweeps have many points, and points many figures. */
    private static Point shown(Point point) {
        List<PointMetric> figures = point.metrics().stream()
                .filter(figure -> isThroughput(figure)
                        || Stream.of(RankedMetric.values())
                                .anyMatch(
                                        metric -> metric.is(figure.component(), figure.requestClass(), figure.name())))
                .toList();
        return new Point(point.point(), point.axes(), point.runs(), point.failed(), List.of(), figures);
    }

    private static boolean isThroughput(PointMetric figure) {
        return figure.component().equals(RunMetrics.SYSTEM)
                && figure.requestClass().equals(RunMetrics.ALL)
                && figure.name().equals("throughput")
                && figure.stat() == Stat.MEAN;
    }

    /** Returns the table, the ranking of the points and the notes, lines ended by a line feed. */
    public String render() {
        StringBuilder text = new StringBuilder();
        text.append(stat.label()).append(' ').append(ranking.metric().words());
        text.append(ranking.unit().isEmpty() ? "" : ", " + ranking.unit());
        text.append(hasIntervals() ? " (± 95 % confidence over replications)\n" : "\n");
        TextTable table = new TextTable(column -> column >= paths.size());
        cells().forEach(table::row);
        table.appendTo(text);
        text.append(RankingTable.render(ranking));
        notes.forEach((note, times) -> text.append("note: ")
                .append(times)
                .append(times == 1 ? " point: " : " points: ")
                .append(note.replaceAll("\\p{Cntrl}", " "))
                .append('\n'));
        return text.toString();
    }

    private List<List<String>> cells() {
        RankedMetric ranked = ranking.metric();
        List<NumberColumn> columns = new ArrayList<>();
        NumberColumn figures = new NumberColumn(stat.label(), point -> mean(ranked.at(point, stat)));
        columns.add(figures);
        if (hasIntervals()) {
            columns.add(new NumberColumn("±", this::halfWidth, figures.decimals()));
        }
        columns.add(new NumberColumn(beside.label(), point -> mean(ranked.at(point, beside))));
        if (ranked != RankedMetric.RESPONSE_TIME) {
            columns.add(new NumberColumn(
                    RankedMetric.RESPONSE_TIME.words() + unit(RankedMetric.RESPONSE_TIME),
                    point -> mean(RankedMetric.RESPONSE_TIME.at(point, Stat.MEAN))));
        }
        columns.add(new NumberColumn("requests/s", SweepTable::rate));
        boolean failures = points.stream().anyMatch(point -> point.failed() > 0);
        List<List<String>> cells = new ArrayList<>();
        List<String> header = new ArrayList<>(paths);
        columns.forEach(column -> header.add(column.head()));
        if (failures) {
            header.add("failed");
        }
        cells.add(header);
        for (Point point : points) {
            List<String> line = new ArrayList<>();
            paths.forEach(path -> line.add(point.axes().getOrDefault(path, "–")));
            columns.forEach(column -> line.add(column.cell(point)));
            if (failures) {
                line.add(point.failed() == 0 ? "" : point.failed() + " of " + point.runs());
            }
            cells.add(line);
        }
        return cells;
    }

    private String unit(RankedMetric metric) {
        for (Point point : points) {
            PointMetric figure = metric.at(point, Stat.MEAN);
            if (figure != null) {
                return ", " + figure.unit();
            }
        }
        return "";
    }

    private boolean hasIntervals() {
        return points.stream().anyMatch(point -> !Double.isNaN(halfWidth(point)));
    }

    private double halfWidth(Point point) {
        PointMetric figure = ranking.metric().at(point, stat);
        return figure == null ? Double.NaN : figure.halfWidth();
    }

    private static double mean(@Nullable PointMetric figure) {
        return figure == null ? Double.NaN : figure.mean();
    }

    private static double rate(Point point) {
        for (PointMetric metric : point.metrics()) {
            if (isThroughput(metric)) {
                return metric.mean();
            }
        }
        return Double.NaN;
    }

    /** A column of numbers with the same number of decimals. */
    private final class NumberColumn {
        private final String head;
        private final ToDoubleFunction<Point> figure;
        private final Decimals decimals;

        NumberColumn(String head, ToDoubleFunction<Point> figure) {
            this(
                    head,
                    figure,
                    Decimals.forColumn(
                            points.stream().mapToDouble(figure).boxed().toList()));
        }

        NumberColumn(String head, ToDoubleFunction<Point> figure, Decimals decimals) {
            this.head = head;
            this.figure = figure;
            this.decimals = decimals;
        }

        String head() {
            return head;
        }

        Decimals decimals() {
            return decimals;
        }

        String cell(Point point) {
            return decimals.format(figure.applyAsDouble(point));
        }
    }
}
