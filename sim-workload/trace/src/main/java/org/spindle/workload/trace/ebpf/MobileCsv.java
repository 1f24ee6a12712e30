package org.spindle.workload.trace.ebpf;

import org.spindle.spi.config.Size;
import org.spindle.spi.trace.TraceFormat;
import org.spindle.spi.trace.TraceInput;
import org.spindle.spi.trace.TraceReader;
import org.spindle.spi.trace.TraceRecord;
import org.spindle.workload.trace.Direction;
import org.spindle.workload.trace.Limits;
import org.spindle.workload.trace.LineReader;
import org.spindle.workload.trace.TextLines;
import org.spindle.workload.trace.TextLines.Separator;

/**
 * The trace format {@code mobile-csv}; arrivals are the device's uptime. Times were written as binary fractions, so they are rounded to
 * microseconds. The device is major &lt;&lt; 20 | minor.
 */
public final class MobileCsv implements TraceFormat {

    public static final String NAME = "mobile-csv";

    private static final int CERTAIN = 95;
    private static final int SECONDS_TO_MICROS = 6;
    private static final long MICROS_TO_NANOS = 1_000;

    private static final int PROCESS = 0;
    private static final int DEVICE = 1;
    private static final int SECTOR = 3;
    private static final int SECTORS = 4;
    private static final int TIME = 5;
    private static final int FIELDS = 6;

    private static final Direction DIRECTION = new Direction(2, "R", "W");

    @Override
    public int recognise(byte[] head, int length) {
        return TextLines.firstLines(head, length, Separator.COMMAS, 1, MobileCsv::isHeader) ? CERTAIN : 0;
    }

    private static boolean isHeader(TextLines line) {
        return line.fields() == FIELDS
                && line.startsWith(PROCESS, "proces")
                && line.is(DEVICE, "device")
                && line.is(2, "rw_flag")
                && line.is(SECTOR, "sector")
                && line.is(SECTORS, "size")
                && line.is(TIME, "timestamp");
    }

    @Override
    public TraceReader open(TraceInput input) {
        return new LineReader(new TextLines(input, Separator.COMMAS), MobileCsv::read);
    }

    private static boolean read(TextLines line, TraceRecord into) {
        if (line.fields() != FIELDS) {
            throw line.malformed("process, device, R or W, sector, sectors, seconds");
        }
        if (line.at(PROCESS, 0) == 'p' && isHeader(line)) {
            return false;
        }
        into.process = process(line);
        into.device = line.whole(DEVICE, "device", Limits.NUMBER);
        into.operation = DIRECTION.of(line);
        into.offset = line.whole(SECTOR, "sector", Limits.SECTORS) * Size.SECTOR;
        into.length = line.whole(SECTORS, "number of sectors", Limits.SECTORS) * Size.SECTOR;
        long micros = line.decimal(TIME, SECONDS_TO_MICROS, "time in seconds");
        if (micros > Long.MAX_VALUE / MICROS_TO_NANOS) {
            throw line.bad(TIME, "time in seconds", "one within 292 years");
        }
        into.arrival = micros * MICROS_TO_NANOS;
        return true;
    }

    /** Returns the process number after the last hyphen; the name before it may contain hyphens. */
    private static long process(TextLines line) {
        int first = line.length(PROCESS);
        while (first > 0 && line.at(PROCESS, first - 1) != '-') {
            first--;
        }
        return line.whole(PROCESS, first, line.length(PROCESS), "process", Integer.MAX_VALUE);
    }
}
