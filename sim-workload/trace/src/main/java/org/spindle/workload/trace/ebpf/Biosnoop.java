package org.spindle.workload.trace.ebpf;

import org.jspecify.annotations.Nullable;
import org.spindle.spi.config.Size;
import org.spindle.spi.request.Operation;
import org.spindle.spi.trace.TraceFormat;
import org.spindle.spi.trace.TraceInput;
import org.spindle.spi.trace.TraceReader;
import org.spindle.spi.trace.TraceRecord;
import org.spindle.workload.trace.DeviceNames;
import org.spindle.workload.trace.HeaderColumns;
import org.spindle.workload.trace.Limits;
import org.spindle.workload.trace.LineReader;
import org.spindle.workload.trace.TextLines;
import org.spindle.workload.trace.TimeUnit;

/**
 * The trace format {@code biosnoop}. Times count from the first completion printed, so that the first arrivals are negative, or, if printed
 * as HH:MM:SS, from midnight. Without the queue time (QUE) the arrival of a record is the latest possible one.
 */
public final class Biosnoop implements TraceFormat {

    public static final String NAME = "biosnoop";

    private static final int CERTAIN = 95;
    private static final long SECOND = 1_000_000_000;

    private static final int TIME = 0;

    @Override
    public int recognise(byte[] head, int length) {
        return TextLines.firstLines(head, length, 1, Biosnoop::isHeader) ? CERTAIN : 0;
    }

    private static boolean isHeader(TextLines line) {
        return line.startsWith(TIME, "TIME") && line.find(1, "COMM") > 0 && line.find(1, "LAT(ms)") > 0;
    }

    @Override
    public TraceReader open(TraceInput input) {
        return LineReader.underHeader(new TextLines(input), "a header TIME(s) COMM PID DISK T SECTOR", Rows::new);
    }

    /** Parses rows. Columns are counted from the end of a line, as the command in the second one may contain blanks. */
    private static final class Rows implements LineReader.LineFormat {

        /** A number above those of named disks. */
        private static final long UNKNOWN_DISK = 1 << 20;

        private final int fewest;
        private final int process;
        private final int disk;
        private final int kind;
        private final int sector;
        private final int bytes;
        private final int queue;
        private final int latency;
        private final DeviceNames devices = new DeviceNames();

        Rows(HeaderColumns columns) {
            fewest = columns.count();
            process = fromEnd(columns, "PID");
            disk = fromEnd(columns, "DISK");
            kind = fromEnd(columns, "T");
            sector = fromEnd(columns, "SECTOR");
            bytes = fromEnd(columns, "BYTES");
            latency = fromEnd(columns, "LAT(ms)");
            queue = columns.find("QUE(ms)") < 0 ? -1 : fromEnd(columns, "QUE(ms)");
        }

        private static int fromEnd(HeaderColumns columns, String name) {
            if (columns.of(name) <= columns.of("COMM")) {
                throw columns.malformedHeader("a header with COMM before " + name);
            }
            return columns.count() - columns.of(name);
        }

        @Override
        public boolean read(TextLines line, TraceRecord into) {
            int end = line.fields();
            if (end < fewest - 1 || end > TextLines.MOST_FIELDS || line.is(TIME, "Tracing")) {
                if (isHeader(line) || line.is(TIME, "Tracing")) {
                    return false;
                }
                throw line.malformed("a line of at least " + (fewest - 1) + " columns, as in the header");
            }
            if (isHeader(line)) {
                return false;
            }
            Operation operation = operation(line, end - kind);
            if (operation == null) {
                return false;
            }
            into.operation = operation;
            device(line, end, into);
            if (operation != Operation.FLUSH) {
                into.offset = line.whole(end - sector, "sector", Limits.SECTORS) * Size.SECTOR;
                into.length = line.whole(end - bytes, "bytes", Limits.BYTES);
            }
            into.service = line.time(end - latency, TimeUnit.MS, "latency in ms");
            into.response = into.service;
            if (queue >= 0) {
                into.response += line.time(end - queue, TimeUnit.MS, "queue time in ms");
            }
            into.arrival = completion(line) - into.response;
            return true;
        }

        /** Sets device and process. The tool omits an unknown disk, which shifts the process by one column. */
        private void device(TextLines line, int end, TraceRecord into) {
            boolean known = end >= fewest && line.isWhole(end - process);
            into.process = line.whole(known ? end - process : end - disk, "process", Limits.NUMBER);
            if (known) {
                devices.assign(line, end - disk, into);
            } else {
                into.device = UNKNOWN_DISK;
                into.deviceName = "<unknown>";
            }
        }

        /** Returns the operation by the first letter after an F for a preceding flush; null for an operation that a record cannot hold. */
        private static @Nullable Operation operation(TextLines line, int kind) {
            boolean flush = line.at(kind, 0) == 'F';
            return switch (line.at(kind, flush ? 1 : 0)) {
                case 'R' -> Operation.READ;
                case 'W' -> Operation.WRITE;
                case 'D' -> Operation.DISCARD;
                case 'F', 0 -> Operation.FLUSH;
                default -> null;
            };
        }

        private static long completion(TextLines line) {
            if (line.length(TIME) == 8 && line.at(TIME, 2) == ':' && line.at(TIME, 5) == ':') {
                return SECOND
                        * (3600 * line.whole(TIME, 0, 2, "hour", 23)
                                + 60 * line.whole(TIME, 3, 5, "minute", 59)
                                + line.whole(TIME, 6, 8, "second", 60));
            }
            return line.time(TIME, TimeUnit.S, "time in seconds");
        }
    }
}
