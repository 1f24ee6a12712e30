package org.spindle.cli.calibrate;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
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
        int depth = Integer.parseInt(cells[columns.indexOf("iodepth")]);
        int jobs = Integer.parseInt(cells[columns.indexOf("jobs")]);
        List<MeasuredLoad.Quantile> quantiles = new ArrayList<>();
        for (int i = 0; i < SHARES.length; i++) {
            int column = columns.indexOf(QUANTILES.get(i));
            if (column >= 0 && !cells[column].isEmpty()) {
                quantiles.add(new MeasuredLoad.Quantile(SHARES[i], Double.parseDouble(cells[column]) * 1e3));
            }
        }
        return new MeasuredLoad(
                pattern + " " + depth + "x" + jobs,
                pattern.equals("randread") ? Operation.READ : Operation.WRITE,
                FioJson.bytes(cells[columns.indexOf("block_size")]),
                depth * jobs,
                jobs,
                Double.parseDouble(cells[columns.indexOf("mean_response_us")]) * 1e3,
                quantiles);
    }
}
