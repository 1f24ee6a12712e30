package org.spindle.cli.calibrate;

import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.regex.Pattern;
import org.spindle.flash.calibrate.MeasuredLoad;
import org.spindle.spi.request.Operation;

/**
 * Latencies in columns that are named in the first line: {@code latency_us}, or another unit, and any of {@code operation} (read or
 * write), {@code bytes} and {@code outstanding}. A file with two columns has one of these and the latency. Columns are separated by
 * commas, or as spreadsheets write them where the comma is the decimal sign, by semicolons or tabs.
 */
final class LatencyRows {

    private static final String LATENCY = "latency_";
    private static final String MICROS = "latency_us";
    private static final Map<String, Double> NANOS = new LinkedHashMap<>();

    static {
        NANOS.put(MICROS, 1e3);
        NANOS.put("latency_ns", 1.0);
        NANOS.put("latency_ms", 1e6);
        NANOS.put("latency_s", 1e9);
    }

    private static final List<String> OTHERS = List.of("operation", "bytes", "outstanding");
    private static final Pattern NUMBERS = Pattern.compile("\\s*[0-9.]+(\\s*[,; \t]\\s*[0-9.]+)?\\s*");
    private static final String DEFAULT_BYTES = "4096";

    private final List<String> columns;
    private final String separator;
    private final String latency;
    private final double unit;

    private LatencyRows(String header) {
        if (NUMBERS.matcher(header).matches()) {
            throw new IllegalArgumentException("line 1 has no names of columns, such as bytes," + MICROS + "; add it");
        }
        separator = separator(header);
        columns = columns(header);
        for (String column : columns) {
            if (!OTHERS.contains(column) && !NANOS.containsKey(column)) {
                throw new IllegalArgumentException("line 1 names a column '" + column + "'; known are "
                        + String.join(", ", OTHERS) + ", " + String.join(", ", NANOS.keySet()));
            }
        }
        List<String> times = columns.stream().filter(NANOS::containsKey).toList();
        if (times.size() != 1) {
            throw new IllegalArgumentException("line 1 names " + times.size()
                    + " columns of latencies; one is needed, of " + String.join(", ", NANOS.keySet()));
        }
        latency = times.get(0);
        unit = NANOS.getOrDefault(latency, 1.0);
    }

    /**
     * Returns whether a first line is one of such a file, at least but for other names, or has the numbers of a file without names.
     * Traces with times of accesses have more columns.
     */
    static boolean isHeader(String line) {
        List<String> names =
                Arrays.stream(line.split("[,;\t]", -1)).map(LatencyRows::name).toList();
        boolean isFew = names.size() <= OTHERS.size() + 1;
        return names.contains(MICROS)
                || isFew && names.stream().anyMatch(name -> name.equals("latency") || name.startsWith(LATENCY))
                || NUMBERS.matcher(line).matches();
    }

    private static String separator(String header) {
        return header.contains(",") ? "," : header.contains(";") ? ";" : "\t";
    }

    private static String name(String cell) {
        return bare(cell).toLowerCase(Locale.ROOT);
    }

    /** A cell without the quotes that some programs write. */
    private static String bare(String cell) {
        String text = cell.strip();
        boolean isQuoted = text.length() > 1 && text.startsWith("\"") && text.endsWith("\"");
        return isQuoted ? text.substring(1, text.length() - 1).strip() : text;
    }

    private List<String> columns(String line) {
        return Arrays.stream(line.split(separator, -1)).map(LatencyRows::name).toList();
    }

    /**
     * Reads the rows; empty lines are ignored.
     *
     * @param outstanding accesses where the rows do not say, 1 or more
     */
    static List<MeasuredLoad> read(String text, int outstanding) {
        List<String> lines = text.lines().toList();
        LatencyRows rows = new LatencyRows(lines.get(0));
        MeasuredLatencies latencies = new MeasuredLatencies();
        for (int i = 1; i < lines.size(); i++) {
            if (!lines.get(i).isBlank()) {
                rows.add(i + 1, lines.get(i), outstanding, latencies);
            }
        }
        return latencies.loads();
    }

    private void add(int number, String line, int outstanding, MeasuredLatencies to) {
        List<String> cells = columns(line);
        if (cells.size() != columns.size()) {
            throw new IllegalArgumentException(
                    "line " + number + " has " + cells.size() + " values for " + columns.size() + " columns");
        }
        try {
            long bytes = FioJson.bytes(cell(cells, "bytes", DEFAULT_BYTES));
            int at = Integer.parseInt(cell(cells, "outstanding", String.valueOf(outstanding)));
            if (bytes < 1 || at < 1) {
                throw new IllegalArgumentException("neither can be 0");
            }
            to.add(operation(cell(cells, "operation", "read")), bytes, at, nanos(cell(cells, latency, "")));
        } catch (IllegalArgumentException e) {
            throw new IllegalArgumentException("line " + number + ": '" + line
                    + "' has a value that is not one of its column: read or write, bytes, accesses, "
                    + latency.substring(LATENCY.length()));
        }
    }

    private static Operation operation(String name) {
        return switch (name) {
            case "r" -> Operation.READ;
            case "w" -> Operation.WRITE;
            default -> Operation.valueOf(name.toUpperCase(Locale.ROOT));
        };
    }

    private long nanos(String text) {
        String number = separator.equals(",") ? text : text.replace(',', '.');
        double nanos = Double.parseDouble(number) * unit;
        if (!(nanos >= 0 && nanos <= Long.MAX_VALUE)) {
            throw new IllegalArgumentException("a latency of " + text);
        }
        return Math.round(nanos);
    }

    private String cell(List<String> cells, String column, String otherwise) {
        int place = columns.indexOf(column);
        return place < 0 ? otherwise : cells.get(place);
    }
}
