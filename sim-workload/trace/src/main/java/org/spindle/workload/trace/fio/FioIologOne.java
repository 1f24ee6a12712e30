package org.spindle.workload.trace.fio;

import org.spindle.spi.trace.TraceFormat;
import org.spindle.spi.trace.TraceInput;
import org.spindle.spi.trace.TraceReader;
import org.spindle.spi.trace.TraceRecord;
import org.spindle.workload.trace.Direction;
import org.spindle.workload.trace.Limits;
import org.spindle.workload.trace.LineReader;
import org.spindle.workload.trace.TextLines;
import org.spindle.workload.trace.TextLines.Separator;

/** The trace format {@code fio-iolog-1}: direction, offset, length, without times. Current versions of fio do not read it. */
public final class FioIologOne implements TraceFormat {

    public static final String NAME = "fio-iolog-1";

    private static final int LIKELY = 60;

    private static final int OFFSET = 1;
    private static final int BYTES = 2;
    private static final int FIELDS = 3;

    private static final Direction DIRECTION = new Direction(0, "0", "1");

    @Override
    public int recognise(byte[] head, int length) {
        return TextLines.firstLines(head, length, Separator.COMMAS, 20, FioIologOne::fits) ? LIKELY : 0;
    }

    private static boolean fits(TextLines line) {
        return line.fields() == FIELDS && DIRECTION.isPresent(line) && line.isWhole(OFFSET) && line.isWhole(BYTES);
    }

    @Override
    public TraceReader open(TraceInput input) {
        return new LineReader(new TextLines(input, Separator.COMMAS), FioIologOne::read);
    }

    private static boolean read(TextLines line, TraceRecord into) {
        if (line.fields() != FIELDS) {
            throw line.malformed("0 for a read or 1 for a write, offset, length");
        }
        into.operation = DIRECTION.of(line);
        into.offset = line.whole(OFFSET, "offset in bytes", Limits.BYTES);
        into.length = line.whole(BYTES, "length in bytes", Limits.BYTES);
        return true;
    }
}
