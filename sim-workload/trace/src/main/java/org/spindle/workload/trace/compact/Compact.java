package org.spindle.workload.trace.compact;

import java.io.OutputStream;
import org.spindle.spi.trace.TraceInput;
import org.spindle.spi.trace.TraceReader;
import org.spindle.spi.trace.TraceWriter;
import org.spindle.spi.trace.WritableTraceFormat;

/** The trace format {@code compact}. */
public final class Compact implements WritableTraceFormat {

    public static final String NAME = "compact";

    private static final int CERTAIN = 100;

    @Override
    public int recognise(byte[] head, int length) {
        return CompactFormat.isMagic(head, length) ? CERTAIN : 0;
    }

    @Override
    public TraceReader open(TraceInput input) {
        return new CompactReader(input);
    }

    @Override
    public TraceWriter create(OutputStream out) {
        return new CompactWriter(out);
    }
}
