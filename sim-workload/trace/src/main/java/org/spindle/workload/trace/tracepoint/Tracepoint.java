package org.spindle.workload.trace.tracepoint;

import org.spindle.spi.trace.TraceFormat;
import org.spindle.spi.trace.TraceInput;
import org.spindle.spi.trace.TraceReader;
import org.spindle.workload.trace.TextLines;

/** The trace format {@code tracepoint}. */
public final class Tracepoint implements TraceFormat {

    public static final String NAME = "tracepoint";

    private static final int LIKELY = 85;
    private static final int LINES = 40;

    @Override
    public int recognise(byte[] head, int length) {
        int[] block = {0};
        boolean fits = TextLines.firstLines(head, length, LINES, line -> {
            int event = TracepointReader.eventField(line);
            block[0] += event > 0 && TracepointReader.isBlockEvent(line, event) ? 1 : 0;
            return event > 0 || line.at(0, 0) == '#';
        });
        return fits && block[0] > 0 ? LIKELY : 0;
    }

    @Override
    public TraceReader open(TraceInput input) {
        return new TracepointReader(new TextLines(input));
    }
}
