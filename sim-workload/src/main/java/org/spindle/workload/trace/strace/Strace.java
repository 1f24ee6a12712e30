package org.spindle.workload.trace.strace;

import org.spindle.spi.trace.TraceFormat;
import org.spindle.spi.trace.TraceInput;
import org.spindle.spi.trace.TraceReader;
import org.spindle.workload.trace.LineReader;
import org.spindle.workload.trace.TextLines;

/** The trace format {@code strace}; arrivals count from the Unix epoch. */
public final class Strace implements TraceFormat {

    public static final String NAME = "strace";

    private static final int LIKELY = 80;

    @Override
    public int recognise(byte[] head, int length) {
        return TextLines.firstLines(head, length, 20, line -> Call.parse(line.line()) != null) ? LIKELY : 0;
    }

    @Override
    public TraceReader open(TraceInput input) {
        return new LineReader(new TextLines(input), new Calls());
    }
}
