package org.spindle.reports.table;

import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.spindle.reports.Decimals;
import org.spindle.reports.result.Metric;
import org.spindle.reports.result.Result;
import org.spindle.reports.result.ResultReader;

/** The short table after a run: response times by class of request in their unit, the rates, the notes. */
public final class RunTable {
    private static final List<String> PERCENTILES = List.of("50", "95", "99");

    private RunTable() {}

    /**
     * The table of the text of a result.json, lines ended by a line feed.
     *
     * @throws IllegalArgumentException if it is not a result
     */
    public static String render(String resultJson) {
        return render(ResultReader.read(resultJson));
    }

    /** The table of a run, lines ended by a line feed. */
    public static String render(Result result) {
        StringBuilder text = new StringBuilder();
        List<Metric.Distribution> classes = result.classes(Result.SYSTEM, "response-time");
        if (classes.isEmpty()) {
            text.append("No request was measured.\n");
        } else {
            responseTimes(classes, text);
        }
        String rates = rates(result);
        if (!rates.isEmpty()) {
            text.append('\n').append(rates).append('\n');
        }
        for (String note : result.notes()) {
            text.append("note: ").append(note.replaceAll("\\p{Cntrl}", " ")).append('\n');
        }
        return text.toString();
    }

    private static void responseTimes(List<Metric.Distribution> classes, StringBuilder text) {
        List<List<Double>> numbers = classes.stream().map(RunTable::numbers).toList();
        Decimals decimals =
                Decimals.forColumn(numbers.stream().flatMap(Collection::stream).toList());
        String unit = classes.get(0).key().unit();
        List<List<String>> rows = new ArrayList<>();
        rows.add(List.of("class", "requests", "mean", "p50", "p95", "p99", "max"));
        for (int i = 0; i < classes.size(); i++) {
            Metric.Distribution metric = classes.get(i);
            rows.add(Stream.concat(
                            Stream.of(metric.key().requestClass(), Decimals.alone((double) metric.count())),
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

    private static List<Double> numbers(Metric.Distribution metric) {
        return Stream.of(
                        Stream.of(metric.mean()), PERCENTILES.stream().map(metric::percentile), Stream.of(metric.max()))
                .flatMap(part -> part)
                .toList();
    }

    private static String rates(Result result) {
        List<String> parts = new ArrayList<>();
        result.any(Result.SYSTEM, "throughput")
                .ifPresent(rate -> parts.add(Decimals.alone(rate.average()) + " requests/s"));
        result.any(Result.SYSTEM, "data-rate")
                .ifPresent(rate -> parts.add(
                        Decimals.alone(rate.average()) + " " + rate.key().unit()));
        for (String device : result.devices()) {
            result.level(device, "utilisation")
                    .ifPresent(busy -> parts.add(device + " " + Decimals.alone(100 * busy.mean()) + " % busy"));
        }
        return String.join(", ", parts);
    }
}
