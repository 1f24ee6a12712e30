package org.spindle.workload.trace.alibaba;

import org.spindle.spi.trace.TraceFormat;
import org.spindle.spi.trace.TraceInput;
import org.spindle.spi.trace.TraceReader;
import org.spindle.spi.trace.TraceRecord;
import org.spindle.workload.trace.Direction;
import org.spindle.workload.trace.Limits;
import org.spindle.workload.trace.LineReader;
import org.spindle.workload.trace.TextLines;
import org.spindle.workload.trace.TextLines.Separator;
import org.spindle.workload.trace.TimeUnit;

/** The trace format {@code alibaba}; arrivals count from the Unix epoch. */
public final class Alibaba implements TraceFormat {

    public static final String NAME = "alibaba";

    private static final int LIKELY = 80;
    private static final String LAYOUT = "device_id,opcode,offset,length,timestamp";

    private static final int DEVICE = 0;
    private static final int OPCODE = 1;
    private static final int OFFSET = 2;
    private static final int BYTES = 3;
    private static final int TIME = 4;
    private static final int FIELDS = 5;

    private static final Direction DIRECTION = new Direction(OPCODE, "R", "W");

    /** Number of digits of microseconds since 1970 from 2001 on. */
    private static final int TIME_DIGITS = 15;

    @Override
    public int recognise(byte[] head, int length) {
        return TextLines.firstLines(head, length, Separator.COMMAS, 20, Alibaba::fits) ? LIKELY : 0;
    }

    private static boolean fits(TextLines line) {
        return isHeader(line)
                || line.fields() == FIELDS
                        && line.isWhole(DEVICE)
                        && DIRECTION.isPresent(line)
                        && line.isWhole(OFFSET)
                        && line.isWhole(BYTES)
                        && line.isWhole(TIME)
                        && line.length(TIME) >= TIME_DIGITS;
    }

    /** Returns whether the line is a header, which copies of the published files may have. */
    private static boolean isHeader(TextLines line) {
        return line.number() == 1
                && line.is(DEVICE, "device_id")
                && line.is(OPCODE, "opcode")
                && line.is(OFFSET, "offset")
                && line.is(BYTES, "length")
                && line.is(TIME, "timestamp");
    }

    @Override
    public TraceReader open(TraceInput input) {
        return new LineReader(new TextLines(input, Separator.COMMAS), Alibaba::read);
    }

    private static boolean read(TextLines line, TraceRecord into) {
        if (line.fields() != FIELDS) {
            throw line.malformed(LAYOUT);
        }
        if (isHeader(line)) {
            return false;
        }
        into.device = line.whole(DEVICE, "device", Limits.NUMBER);
        into.operation = DIRECTION.of(line);
        into.offset = line.whole(OFFSET, "offset in bytes", Limits.BYTES);
        into.length = line.whole(BYTES, "length in bytes", Limits.BYTES);
        into.arrival = line.wholeTime(TIME, TimeUnit.US, "time in us");
        return true;
    }
}
