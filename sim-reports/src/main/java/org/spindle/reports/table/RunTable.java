package org.spindle.reports.table;

import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.StringJoiner;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.spindle.reports.Decimals;
import org.spindle.reports.DistributionMetric;
import org.spindle.reports.OfferedLoad;
import org.spindle.reports.Percentile;
import org.spindle.reports.ResponseParts;
import org.spindle.reports.RunMetrics;
import org.spindle.reports.Shares;
import org.spindle.result.RunResult;

/** The short table after a run: elapsed times of tasks, if it has any; response times by class of request in their unit, the rates, the notes. */
public final class RunTable {
    private static final List<Percentile> PERCENTILES = List.of(Percentile.P50, Percentile.P95, Percentile.P99);

    private RunTable() {}

    /** Returns the table of a run, lines ended by a line feed. */
    public static String render(RunResult result) {
        RunMetrics metrics = new RunMetrics(result);
        StringBuilder text = new StringBuilder(new TaskTable(result).render());
        List<DistributionMetric> classes = metrics.classes(RunMetrics.SYSTEM, "response-time");
        if (classes.isEmpty()) {
            text.append("No request was measured.\n");
        } else {
            responseTimes(classes, text);
            parts(new ResponseParts(metrics).permille(classes.get(0)), text);
        }
        String rates = rates(metrics);
        if (!rates.isEmpty()) {
            text.append('\n').append(rates).append('\n');
        }
        OfferedLoad.of(result).ifPresent(load -> text.append(load).append('\n'));
        for (String note : result.notes()) {
            text.append("note: ").append(note.replaceAll("\\p{Cntrl}", " ")).append('\n');
        }
        return text.toString();
    }

    private static void responseTimes(List<DistributionMetric> classes, StringBuilder text) {
        List<List<Double>> numbers = classes.stream().map(RunTable::numbers).toList();
        Decimals decimals =
                Decimals.forColumn(numbers.stream().flatMap(Collection::stream).toList());
        String unit = classes.get(0).unit();
        List<List<String>> rows = new ArrayList<>();
        rows.add(List.of("class", "requests", "mean", "p50", "p95", "p99", "max"));
        for (int i = 0; i < classes.size(); i++) {
            DistributionMetric metric = classes.get(i);
            rows.add(Stream.concat(
                            Stream.of(metric.requestClass(), Decimals.alone((double) metric.count())),
                            numbers.get(i).stream().map(decimals::format))
                    .toList());
        }
        int[] widths = IntStream.range(0, rows.get(0).size())
                .map(column -> rows.stream()
                        .mapToInt(row -> row.get(column).length())
                        .max()
                        .orElse(0))
                .toArray();
        text.append("response time, ").append(unit).append('\n');
        for (List<String> row : rows) {
            text.append(row.get(0)).append(" ".repeat(widths[0] - row.get(0).length()));
            for (int column = 1; column < row.size(); column++) {
                String cell = row.get(column);
                text.append("  ")
                        .append(" ".repeat(widths[column] - cell.length()))
                        .append(cell);
            }
            text.append('\n');
        }
    }

    /** The shares of the parts in the mean of all requests, which is the first class. */
    private static void parts(Map<String, Integer> shares, StringBuilder text) {
        StringJoiner parts = new StringJoiner(", ", "of the mean: ", "\n").setEmptyValue("");
        shares.forEach((name, share) -> parts.add(name + " " + Shares.percent(share)));
        text.append(parts);
    }

    private static List<Double> numbers(DistributionMetric metric) {
        return Stream.of(
                        Stream.of(metric.mean()),
                        PERCENTILES.stream().map(percentile -> percentile.of(metric)),
                        Stream.of(metric.values().max()))
                .flatMap(part -> part)
                .toList();
    }

    private static String rates(RunMetrics metrics) {
        List<String> parts = new ArrayList<>();
        metrics.any(RunMetrics.SYSTEM, "throughput")
                .ifPresent(rate -> parts.add(Decimals.alone(RunMetrics.average(rate)) + " requests/s"));
        metrics.any(RunMetrics.SYSTEM, "data-rate")
                .ifPresent(rate -> parts.add(Decimals.alone(RunMetrics.average(rate)) + " " + rate.unit()));
        for (String device : metrics.devices()) {
            metrics.any(device, "utilisation")
                    .ifPresent(busy ->
                            parts.add(device + " " + Decimals.alone(100 * RunMetrics.average(busy)) + " % busy"));
        }
        return String.join(", ", parts);
    }
}
