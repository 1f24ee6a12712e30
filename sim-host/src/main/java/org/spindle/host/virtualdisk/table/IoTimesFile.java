package org.spindle.host.virtualdisk.table;

import java.io.BufferedReader;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.jspecify.annotations.Nullable;

/**
 * Tables of I/O times as CSV: a line for each cell that has a time, with its mean. Loading gives each cell its mean as one
 * sample (González-Férez 2012, section 3.2.5).
 */
public final class IoTimesFile {

    /** First line of a file. */
    public static final String HEADER = "table,size_kib,column,least_distance_sectors,mean_ns,samples,last_change_ns";

    private static final String MAKE_ONE =
            "give a file made by the observer io-times, such as that of a run of the workload io-time-training";
    private static final int COLUMNS = 7;
    private static final int BLOCK_KIB = 4;

    private IoTimesFile() {}

    /** Appends the tables to a text. */
    public static void write(IoTimes times, StringBuilder to) {
        to.append(HEADER).append('\n');
        for (TableKind kind : TableKind.values()) {
            IoTimeTable table = times.table(kind);
            if (table != null) {
                write(kind, table, to);
            }
        }
    }

    private static void write(TableKind kind, IoTimeTable table, StringBuilder to) {
        for (int column = 1; column <= table.geometry().columns(); column++) {
            for (int row = 1; row <= TableGeometry.ROWS; row++) {
                if (table.samples(row, column) > 0) {
                    to.append(kind.label()).append(',');
                    to.append(row * BLOCK_KIB).append(',');
                    to.append(column).append(',');
                    to.append(TableGeometry.leastGap(column)).append(',');
                    to.append(table.mean(row, column)).append(',');
                    to.append(table.samples(row, column)).append(',');
                    to.append(table.changed(row, column)).append('\n');
                }
            }
        }
    }

    /**
     * Loads tables. Lines of reads that hit the cache are ignored if hits have no table of their own.
     *
     * @throws IllegalArgumentException if the file cannot be read, is not a table, or was made for a larger disk; the message contains
     *     the remedy
     */
    public static void load(Path file, IoTimes times) {
        try (BufferedReader lines = Files.newBufferedReader(file)) {
            String header = lines.readLine();
            if (!HEADER.equals(header)) {
                throw new IllegalArgumentException(
                        "table: " + file + " does not begin with '" + HEADER + "'; " + MAKE_ONE);
            }
            int number = 1;
            for (String line = lines.readLine(); line != null; line = lines.readLine()) {
                number++;
                load(file + ":" + number, line.split(",", -1), times);
            }
        } catch (IOException e) {
            throw new IllegalArgumentException(
                    "table: " + file + " cannot be read (" + e.getMessage() + "); " + MAKE_ONE, e);
        }
        if (times.filled() == 0) {
            throw new IllegalArgumentException("table: " + file + " has no times: the table was not trained; "
                    + MAKE_ONE + ", or leave out 'table' to learn while running");
        }
    }

    private static void load(String place, String[] fields, IoTimes times) {
        if (fields.length != COLUMNS) {
            throw new IllegalArgumentException(
                    "table: " + place + " has " + fields.length + " fields instead of " + COLUMNS);
        }
        IoTimeTable table = table(place, fields[0], times);
        if (table == null) {
            return;
        }
        int columns = table.geometry().columns();
        long row = number(place, "size_kib", fields[1], BLOCK_KIB, (long) TableGeometry.ROWS * BLOCK_KIB) / BLOCK_KIB;
        long column = number(place, "column", fields[2], 1, columns);
        long mean = number(place, "mean_ns", fields[4], 0, Long.MAX_VALUE);
        try {
            table.load((int) row, (int) column, mean);
        } catch (IllegalArgumentException e) {
            throw new IllegalArgumentException(
                    "table: " + place + ": " + e.getMessage() + "; remove one of the lines", e);
        }
    }

    private static @Nullable IoTimeTable table(String place, String name, IoTimes times) {
        for (TableKind kind : TableKind.values()) {
            if (kind.label().equals(name)) {
                return times.table(kind);
            }
        }
        throw new IllegalArgumentException(
                "table: " + place + ": '" + name + "' is not a table; use read, read-hit or write");
    }

    private static long number(String place, String name, String text, long least, long greatest) {
        try {
            long number = Long.parseLong(text);
            if (number >= least && number <= greatest) {
                return number;
            }
        } catch (NumberFormatException e) {
            throw new IllegalArgumentException(
                    "table: " + place + ": " + name + " '" + text + "' is not a number; give one from " + least + " to "
                            + greatest,
                    e);
        }
        throw new IllegalArgumentException("table: " + place + ": " + name + " is " + text + "; give one from " + least
                + " to " + greatest + (name.equals("column") ? ", or a table that was made for this disk" : ""));
    }
}
