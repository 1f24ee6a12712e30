package org.spindle.workload.trace.k5cloud;

import org.spindle.spi.trace.TraceRecord;
import org.spindle.workload.trace.CommaFormat;
import org.spindle.workload.trace.Direction;
import org.spindle.workload.trace.Limits;
import org.spindle.workload.trace.TextLines;
import org.spindle.workload.trace.TimeUnit;

/** The trace format {@code k5cloud}. */
public final class K5Cloud extends CommaFormat {

    public static final String NAME = "k5cloud";

    private static final int LIKELY = 80;

    private static final int VOLUME = 0;
    private static final int TIME = 1;
    private static final int TYPE = 2;
    private static final int OFFSET = 3;
    private static final int BYTES = 4;

    private static final Direction DIRECTION = new Direction(TYPE, "R", "W");

    public K5Cloud() {
        super(LIKELY, "ID,Timestamp,Type,Offset,Length");
    }

    @Override
    protected boolean fits(TextLines line) {
        return line.isWhole(VOLUME)
                && line.isDecimal(TIME)
                && !line.isWhole(TIME)
                && DIRECTION.isPresent(line)
                && line.isWhole(OFFSET)
                && line.isWhole(BYTES);
    }

    @Override
    protected void read(TextLines line, TraceRecord into) {
        into.device = line.whole(VOLUME, "volume", Limits.NUMBER);
        into.arrival = line.time(TIME, TimeUnit.S, "time in seconds");
        into.operation = DIRECTION.of(line);
        into.offset = line.whole(OFFSET, "offset in bytes", Limits.BYTES);
        into.length = line.whole(BYTES, "length in bytes", Limits.BYTES);
    }
}
