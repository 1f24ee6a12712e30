package org.spindle.cli.calibrate;

import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.spindle.flash.calibrate.MeasuredLoad;
import org.spindle.spi.request.Operation;

/**
 * A latency log of fio ({@code write_lat_log}), with a line for each access: time in ms, latency in ns, direction (0 read, 1 write, 2
 * trim), bytes, and in newer versions offset and priority. It does not have the number of outstanding accesses.
 */
final class FioLog {

    private static final Pattern LINE =
            Pattern.compile("\\s*\\d+,\\s*(?<nanos>-?\\d+),\\s*(?<direction>[012]),\\s*(?<bytes>\\d+)(,.*)?");

    private static final Operation[] DIRECTIONS = {Operation.READ, Operation.WRITE, Operation.DISCARD};

    private FioLog() {}

    /** Returns whether a text begins like a log. */
    static boolean isLog(String head) {
        List<String> lines = head.lines().toList();
        // The last line may be cut.
        List<String> whole = lines.size() > 1 ? lines.subList(0, lines.size() - 1) : lines;
        return !whole.isEmpty()
                && whole.stream().allMatch(line -> LINE.matcher(line).matches());
    }

    /**
     * Reads a log.
     *
     * @param outstanding accesses while it was written, 1 or more
     */
    static List<MeasuredLoad> read(String text, int outstanding) {
        MeasuredLatencies latencies = new MeasuredLatencies();
        int number = 0;
        for (String line : text.lines().toList()) {
            number++;
            Matcher fields = LINE.matcher(line);
            if (!fields.matches()) {
                throw new IllegalArgumentException("line " + number
                        + " is not a line of a latency log: 'time in ms, latency in ns, direction, bytes, ...'");
            }
            long nanos = Long.parseLong(fields.group("nanos"));
            if (nanos < 0) {
                throw new IllegalArgumentException("line " + number + " has a latency of " + nanos + " ns");
            }
            long bytes = Long.parseLong(fields.group("bytes"));
            if (bytes == 0) {
                throw new IllegalArgumentException("line " + number
                        + " is the mean of several accesses, without their size; record the log without log_avg_msec");
            }
            latencies.add(DIRECTIONS[Integer.parseInt(fields.group("direction"))], bytes, outstanding, nanos);
        }
        return latencies.loads();
    }
}
