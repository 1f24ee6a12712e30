package org.spindle.workload.trace.systor;

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

/** The trace format {@code systor}; arrivals count from the Unix epoch. */
public final class Systor implements TraceFormat {

    public static final String NAME = "systor";

    private static final int CERTAIN = 95;
    private static final String LAYOUT = "Timestamp,Response,IOType,LUN,Offset,Size";

    private static final int TIME = 0;
    private static final int RESPONSE = 1;
    private static final int TYPE = 2;
    private static final int LUN = 3;
    private static final int OFFSET = 4;
    private static final int BYTES = 5;
    private static final int FIELDS = 6;

    private static final Direction DIRECTION = new Direction(TYPE, "R", "W");

    @Override
    public int recognise(byte[] head, int length) {
        return TextLines.firstLines(head, length, Separator.COMMAS, 1, Systor::isHeader) ? CERTAIN : 0;
    }

    private static boolean isHeader(TextLines line) {
        return line.fields() == FIELDS
                && line.is(TIME, "Timestamp")
                && line.is(RESPONSE, "Response")
                && line.is(TYPE, "IOType")
                && line.is(LUN, "LUN")
                && line.is(OFFSET, "Offset")
                && line.is(BYTES, "Size");
    }

    @Override
    public TraceReader open(TraceInput input) {
        return new LineReader(new TextLines(input, Separator.COMMAS), Systor::read);
    }

    /** Parses a line. Every hour's file starts with the header, so it also occurs inside concatenated files. */
    private static boolean read(TextLines line, TraceRecord into) {
        if (line.fields() != FIELDS) {
            throw line.malformed(LAYOUT);
        }
        if (line.at(TIME, 0) == 'T' && isHeader(line)) {
            return false;
        }
        into.arrival = line.time(TIME, TimeUnit.S, "time in seconds");
        if (line.length(RESPONSE) > 0) {
            into.response = line.time(RESPONSE, TimeUnit.S, "response time in seconds");
        }
        into.operationKnown = line.length(TYPE) > 0;
        if (into.operationKnown) {
            into.operation = DIRECTION.of(line);
        }
        into.device = line.whole(LUN, "LUN", Limits.NUMBER);
        into.offset = line.whole(OFFSET, "offset in bytes", Limits.BYTES);
        into.length = line.whole(BYTES, "size in bytes", Limits.BYTES);
        return true;
    }
}
