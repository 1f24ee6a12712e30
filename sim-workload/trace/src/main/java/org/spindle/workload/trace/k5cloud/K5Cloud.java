package org.spindle.workload.trace.k5cloud;

import org.spindle.spi.trace.TraceFormat;
import org.spindle.spi.trace.TraceInput;
import org.spindle.spi.trace.TraceReader;
import org.spindle.spi.trace.TraceRecord;
import org.spindle.workload.trace.CommaColumns;
import org.spindle.workload.trace.Direction;
import org.spindle.workload.trace.Limits;
import org.spindle.workload.trace.TextLines;

/** The trace format {@code k5cloud}. */
public final class K5Cloud implements TraceFormat {

    public static final String NAME = "k5cloud";

    private static final int LIKELY = 80;
    private static final int SECONDS_TO_NANOS = 9;
    private static final CommaColumns COLUMNS = new CommaColumns(5, "ID,Timestamp,Type,Offset,Length");

    private static final int VOLUME = 0;
    private static final int TIME = 1;
    private static final int TYPE = 2;
    private static final int OFFSET = 3;
    private static final int BYTES = 4;

    private static final Direction DIRECTION = new Direction(TYPE, "R", "W");

    @Override
    public int recognise(byte[] head, int length) {
        return COLUMNS.areIn(head, length, K5Cloud::fits) ? LIKELY : 0;
    }

    private static boolean fits(TextLines line) {
        return line.isWhole(VOLUME)
                && line.isDecimal(TIME)
                && !line.isWhole(TIME)
                && DIRECTION.isPresent(line)
                && line.isWhole(OFFSET)
                && line.isWhole(BYTES);
    }

    @Override
    public TraceReader open(TraceInput input) {
        return COLUMNS.open(input, K5Cloud::read);
    }

    private static boolean read(TextLines line, TraceRecord into) {
        COLUMNS.check(line);
        into.device = line.whole(VOLUME, "volume", Limits.NUMBER);
        into.arrival = line.decimal(TIME, SECONDS_TO_NANOS, "time in seconds");
        into.operation = DIRECTION.of(line);
        into.offset = line.whole(OFFSET, "offset in bytes", Limits.BYTES);
        into.length = line.whole(BYTES, "length in bytes", Limits.BYTES);
        return true;
    }
}
