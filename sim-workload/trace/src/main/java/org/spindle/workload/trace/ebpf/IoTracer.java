package org.spindle.workload.trace.ebpf;

import java.time.DateTimeException;
import java.time.LocalDate;
import org.jspecify.annotations.Nullable;
import org.spindle.spi.config.Size;
import org.spindle.spi.request.Operation;
import org.spindle.spi.trace.TraceFormat;
import org.spindle.spi.trace.TraceInput;
import org.spindle.spi.trace.TraceReader;
import org.spindle.spi.trace.TraceRecord;
import org.spindle.workload.trace.HeaderColumns;
import org.spindle.workload.trace.Limits;
import org.spindle.workload.trace.LineReader;
import org.spindle.workload.trace.TextLines;
import org.spindle.workload.trace.TextLines.Separator;
import org.spindle.workload.trace.TimeUnit;

/**
 * The trace format {@code io-tracer}. Completion times are local and are read as UTC; arrivals count from the Unix epoch. There is no
 * device.
 */
public final class IoTracer implements TraceFormat {

    public static final String NAME = "io-tracer";

    private static final int CERTAIN = 95;
    private static final long NO_DAY = -1;

    @Override
    public int recognise(byte[] head, int length) {
        return TextLines.firstLines(head, length, Separator.COMMAS, 1, IoTracer::isHeader) ? CERTAIN : 0;
    }

    private static boolean isHeader(TextLines line) {
        return line.is(0, "timestamp")
                && line.find(0, "sector") >= 0
                && line.find(0, "operation") >= 0
                && line.find(0, "latency_ms") >= 0;
    }

    @Override
    public TraceReader open(TraceInput input) {
        return LineReader.underHeader(
                new TextLines(input, Separator.COMMAS), "a header timestamp,pid,command,sector", Rows::new);
    }

    private static final class Rows implements LineReader.LineFormat {

        private final HeaderColumns columns;
        private final int time;
        private final int process;
        private final int sector;
        private final int operation;
        private final int bytes;
        private final int latency;

        Rows(HeaderColumns columns) {
            this.columns = columns;
            time = columns.of("timestamp");
            process = columns.of("pid");
            sector = columns.of("sector");
            operation = columns.of("operation");
            bytes = columns.of("size");
            latency = columns.of("latency_ms");
        }

        @Override
        public boolean read(TextLines line, TraceRecord into) {
            columns.check(line);
            Operation known = operation(line);
            if (known == null) {
                return false;
            }
            into.operation = known;
            into.process = line.whole(process, "process", Limits.NUMBER);
            if (known != Operation.FLUSH) {
                into.offset = line.whole(sector, "sector", Limits.SECTORS) * Size.SECTOR;
                into.length = line.whole(bytes, "size in bytes", Limits.BYTES);
            }
            into.response = line.time(latency, TimeUnit.MS, "latency in ms");
            into.arrival = completion(line) - into.response;
            return true;
        }

        /** Returns the operation; null for one that a record cannot hold. */
        private @Nullable Operation operation(TextLines line) {
            if (line.is(operation, "read")) {
                return Operation.READ;
            }
            if (line.is(operation, "write")) {
                return Operation.WRITE;
            }
            if (line.is(operation, "flush")) {
                return Operation.FLUSH;
            }
            return line.is(operation, "discard") ? Operation.DISCARD : null;
        }

        /** Parses a completion time {@code YYYY-MM-DD HH:MM:SS.ffffff}. */
        private long completion(TextLines line) {
            long day = hasTime(line) ? day(line) : NO_DAY;
            if (day == NO_DAY) {
                throw line.bad(time, "time", "YYYY-MM-DD HH:MM:SS.ffffff");
            }
            int hour = digits(line, 11, 13);
            int minute = digits(line, 14, 16);
            int second = digits(line, 17, 19);
            if (hour >= 24 || minute >= 60 || second > 60) {
                throw line.bad(time, "time", "YYYY-MM-DD HH:MM:SS.ffffff");
            }
            int length = line.length(time);
            long nanos = length == 19 ? 0 : line.whole(time, 20, length, "fraction of a second", Limits.NUMBER);
            for (int digit = length; digit < 29; digit++) {
                nanos *= 10;
            }
            return TimeUnit.S.nanos() * (day * 86_400 + hour * 3600L + minute * 60L + second) + nanos;
        }

        private boolean hasTime(TextLines line) {
            int length = line.length(time);
            return length >= 19
                    && length <= 29
                    && line.at(time, 4) == '-'
                    && line.at(time, 7) == '-'
                    && line.at(time, 10) == ' '
                    && line.at(time, 13) == ':'
                    && line.at(time, 16) == ':'
                    && (length == 19 || line.at(time, 19) == '.' && length > 20);
        }

        /** Returns the day since 1970, which is not before it; {@link #NO_DAY} for one that does not exist or is too late. */
        private long day(TextLines line) {
            try {
                LocalDate day = LocalDate.of(digits(line, 0, 4), digits(line, 5, 7), digits(line, 8, 10));
                return day.getYear() >= 1970 && day.getYear() < 2200 ? day.toEpochDay() : NO_DAY;
            } catch (DateTimeException e) {
                return NO_DAY;
            }
        }

        private int digits(TextLines line, int first, int upTo) {
            return (int) line.whole(time, first, upTo, "time", Integer.MAX_VALUE);
        }
    }
}
