package org.spindle.cli.calibrate;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.function.Function;
import org.spindle.flash.calibrate.MeasuredLoad;
import org.spindle.spi.request.Operation;

/** CSV with a row for each fio job, whose columns are named in the first line; times are in microseconds. */
final class FioRows {

    static final double LOWEST_SHARE = 0.01;
    static final double HIGHEST_SHARE = 0.9999;

    private static final List<String> NEEDED = List.of("pattern", "block_size", "iodepth", "jobs", "mean_response_us");
    private static final List<String> QUANTILES = List.of("p50_us", "p90_us", "p95_us", "p99_us", "p999_us", "max_us");
    private static final double[] SHARES = {0.5, 0.9, 0.95, 0.99, 0.999, 1};

    private FioRows() {}

    static List<MeasuredLoad> read(String text) {
        List<String> lines = text.lines().toList();
        List<String> columns =
                lines.isEmpty() ? List.of() : Arrays.asList(lines.get(0).split(",", -1));
        for (String column : NEEDED) {
            if (!columns.contains(column)) {
                throw new IllegalArgumentException("line 1 names no column '" + column + "'; needed are "
                        + String.join(", ", NEEDED) + ", and of the quantiles " + String.join(", ", QUANTILES));
            }
        }
        List<MeasuredLoad> loads = new ArrayList<>();
        for (int i = 1; i < lines.size(); i++) {
            if (lines.get(i).isBlank()) {
                continue;
            }
            String[] cells = lines.get(i).split(",", -1);
            if (cells.length != columns.size()) {
                throw new IllegalArgumentException(
                        "line " + (i + 1) + " has " + cells.length + " values for " + columns.size() + " columns");
            }
            String pattern = cells[columns.indexOf("pattern")];
            if (pattern.equals("randread") || pattern.equals("randwrite")) {
                try {
                    loads.add(load(pattern, columns, cells));
                } catch (IllegalArgumentException e) {
                    throw new IllegalArgumentException("line " + (i + 1) + ": " + e.getMessage(), e);
                }
            }
        }
        return loads;
    }

    private static MeasuredLoad load(String pattern, List<String> columns, String[] cells) {
        int depth = value(columns, cells, "iodepth", "a whole number", Integer::parseInt);
        int jobs = value(columns, cells, "jobs", "a whole number", Integer::parseInt);
        List<MeasuredLoad.Quantile> quantiles = new ArrayList<>();
        for (int i = 0; i < SHARES.length; i++) {
            int column = columns.indexOf(QUANTILES.get(i));
            if (column >= 0 && !cells[column].isEmpty()) {
                double nanos = nanos(columns, cells, QUANTILES.get(i));
                // fio rounds quantiles up, but not the longest time.
                if (SHARES[i] < 1
                        || quantiles.isEmpty()
                        || nanos >= quantiles.get(quantiles.size() - 1).nanos()) {
                    quantiles.add(new MeasuredLoad.Quantile(SHARES[i], nanos));
                }
            }
        }
        return new MeasuredLoad(
                pattern + " " + depth + "x" + jobs,
                pattern.equals("randread") ? Operation.READ : Operation.WRITE,
                value(columns, cells, "block_size", "a size such as 4k", FioJson::bytes),
                depth * jobs,
                jobs,
                nanos(columns, cells, "mean_response_us"),
                quantiles);
    }

    private static double nanos(List<String> columns, String[] cells, String column) {
        return 1e3 * value(columns, cells, column, "a number of microseconds", Double::parseDouble);
    }

    private static <T> T value(
            List<String> columns, String[] cells, String column, String what, Function<String, T> parser) {
        String text = cells[columns.indexOf(column)];
        try {
            return parser.apply(text);
        } catch (IllegalArgumentException e) {
            throw new IllegalArgumentException("'" + text + "' in column " + column + " is not " + what, e);
        }
    }
}
