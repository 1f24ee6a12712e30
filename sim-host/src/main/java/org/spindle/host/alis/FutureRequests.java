package org.spindle.host.alis;

import it.unimi.dsi.fastutil.ints.IntArrays;
import it.unimi.dsi.fastutil.longs.LongArrayList;
import java.io.BufferedReader;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.spindle.host.alis.analysis.AccessUnit;
import org.spindle.host.alis.analysis.ReferenceLog;

/** The requests of all intervals, from the request log of an earlier run. */
final class FutureRequests {

    private static final List<String> COLUMNS = List.of("arrival_ns", "device", "op", "sector", "sectors");

    private final long interval;
    private final LongArrayList arrivals = new LongArrayList();
    private final LongArrayList units = new LongArrayList();
    private final LongArrayList writes = new LongArrayList();
    private int[] order = new int[0];

    private FutureRequests(long interval) {
        this.interval = interval;
    }

    /**
     * Reads a {@code requests.csv}.
     *
     * @param device whose requests are taken
     * @param interval nanoseconds between reorganisations
     * @throws IllegalArgumentException if it cannot be read, is no such file, or has no request for the device
     */
    static FutureRequests read(Path file, String device, long interval) {
        FutureRequests foresight = new FutureRequests(interval);
        try (BufferedReader lines = Files.newBufferedReader(file)) {
            foresight.read(lines, file, device);
        } catch (IOException e) {
            throw new IllegalArgumentException(
                    "foresight: " + file + " cannot be read (" + e.getMessage()
                            + "); name the requests.csv of an earlier run, made with output.requests: csv",
                    e);
        }
        return foresight;
    }

    private void read(BufferedReader lines, Path file, String device) throws IOException {
        String header = lines.readLine();
        List<String> names = header == null ? List.of() : List.of(header.split(",", -1));
        if (!names.containsAll(COLUMNS)) {
            throw new IllegalArgumentException("foresight: " + file + " lacks some of the columns " + COLUMNS
                    + "; name the requests.csv of an earlier run, made with output.requests: csv");
        }
        int[] columns = COLUMNS.stream().mapToInt(names::indexOf).toArray();
        for (String line = lines.readLine(); line != null; line = lines.readLine()) {
            String[] fields = line.split(",", -1);
            boolean isWrite = fields[columns[2]].equals("write");
            long sectors = Long.parseLong(fields[columns[4]]);
            if (fields[columns[1]].equals(device)
                    && (isWrite || fields[columns[2]].equals("read"))
                    && sectors <= AccessUnit.MOST_SECTORS) {
                arrivals.add(Long.parseLong(fields[columns[0]]));
                units.add(AccessUnit.of(Long.parseLong(fields[columns[3]]), sectors));
                writes.add(isWrite ? 1 : 0);
            }
        }
        if (arrivals.isEmpty()) {
            throw new IllegalArgumentException("foresight: " + file + " has no read or write of " + device
                    + "; log a run in which the workload addresses " + device);
        }
        order = new int[arrivals.size()];
        for (int i = 0; i < order.length; i++) {
            order[i] = i;
        }
        IntArrays.stableSort(order, (a, b) -> Long.compare(arrivals.getLong(a), arrivals.getLong(b)));
    }

    /** Returns the requests of an interval, a number from 0; empty behind the end of the log. */
    ReferenceLog log(long number) {
        ReferenceLog log = new ReferenceLog();
        for (int i : order) {
            if (arrivals.getLong(i) / interval == number) {
                log.add(
                        AccessUnit.sector(units.getLong(i)),
                        AccessUnit.sectors(units.getLong(i)),
                        writes.getLong(i) != 0);
            }
        }
        return log;
    }
}
