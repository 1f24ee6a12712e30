package org.spindle.cli.calibrate;

import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import org.spindle.flash.calibrate.MeasuredLoad;
import org.spindle.spi.request.Operation;

/**
 * CSV of latencies, whose columns are named in the first line: {@code latency_us}, and any of {@code operation} (read or write),
 * {@code bytes} and {@code outstanding}. A file with two columns has one of these and the latency.
 */
final class LatencyRows {

    private static final String LATENCY = "latency_us";
    private static final List<String> COLUMNS = List.of("operation", "bytes", "outstanding", LATENCY);
    private static final String DEFAULT_BYTES = "4096";

    private LatencyRows() {}

    /** Returns whether a first line is one of such a file, at least but for one name. */
    static boolean isHeader(String line) {
        List<String> columns = columns(line);
        return columns.contains(LATENCY)
                || columns.stream().allMatch(column -> COLUMNS.contains(column) || column.startsWith("latency"));
    }

    private static List<String> columns(String line) {
        return Arrays.stream(line.split(",", -1)).map(String::strip).toList();
    }

    /**
     * Reads the rows.
     *
     * @param outstanding accesses where the rows do not say, 1 or more
     */
    static List<MeasuredLoad> read(String text, int outstanding) {
        List<String> lines = text.lines().toList();
        List<String> columns = columns(lines.get(0));
        for (String column : columns) {
            if (!COLUMNS.contains(column)) {
                throw new IllegalArgumentException(
                        "line 1 names a column '" + column + "'; known are " + String.join(", ", COLUMNS));
            }
        }
        MeasuredLatencies latencies = new MeasuredLatencies();
        for (int i = 1; i < lines.size(); i++) {
            List<String> cells = columns(lines.get(i));
            if (cells.size() != columns.size()) {
                throw new IllegalArgumentException(
                        "line " + (i + 1) + " has " + cells.size() + " values for " + columns.size() + " columns");
            }
            try {
                latencies.add(
                        Operation.valueOf(
                                cell(columns, cells, "operation", "read").toUpperCase(Locale.ROOT)),
                        FioJson.bytes(cell(columns, cells, "bytes", DEFAULT_BYTES)),
                        Integer.parseInt(cell(columns, cells, "outstanding", String.valueOf(outstanding))),
                        nanos(cell(columns, cells, LATENCY, "")));
            } catch (IllegalArgumentException e) {
                throw new IllegalArgumentException("line " + (i + 1) + ": '" + lines.get(i)
                        + "' has a value that is not one of its column: read or write, bytes, accesses, microseconds");
            }
        }
        return latencies.loads();
    }

    private static long nanos(String micros) {
        double nanos = Double.parseDouble(micros) * 1e3;
        if (!(nanos >= 0 && nanos <= Long.MAX_VALUE)) {
            throw new IllegalArgumentException("a latency of " + micros + " us");
        }
        return Math.round(nanos);
    }

    private static String cell(List<String> columns, List<String> cells, String column, String otherwise) {
        int place = columns.indexOf(column);
        return place < 0 ? otherwise : cells.get(place);
    }
}
