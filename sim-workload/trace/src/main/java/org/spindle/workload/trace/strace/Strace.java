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
        int[] calls = {0};
        boolean fits = TextLines.firstLines(head, length, 20, line -> {
            Call call = Call.parse(line.line());
            calls[0] += call != null && call.state() != Call.State.OTHER ? 1 : 0;
            return call != null;
        });
        return fits && calls[0] > 0 ? LIKELY : 0;
    }

    @Override
    public TraceReader open(TraceInput input) {
        return new LineReader(new TextLines(input), new Calls());
    }
}
