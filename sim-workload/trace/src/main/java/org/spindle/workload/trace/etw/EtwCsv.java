package org.spindle.workload.trace.etw;

import org.spindle.spi.trace.TraceFormat;
import org.spindle.spi.trace.TraceInput;
import org.spindle.spi.trace.TraceReader;
import org.spindle.workload.trace.LineReader;
import org.spindle.workload.trace.TextLines;
import org.spindle.workload.trace.TextLines.Separator;

/** The trace format {@code ms-etw}; arrivals count from the start of the trace. */
public final class EtwCsv implements TraceFormat {

    public static final String NAME = "ms-etw";

    private static final int CERTAIN = 100;

    @Override
    public int recognise(byte[] head, int length) {
        return TextLines.firstLines(head, length, 1, line -> line.is(0, DiskEvents.BEGIN)) ? CERTAIN : 0;
    }

    @Override
    public TraceReader open(TraceInput input) {
        TextLines lines = new TextLines(input, Separator.UNQUOTED_COMMAS);
        return new LineReader(lines, new DiskEvents());
    }
}
