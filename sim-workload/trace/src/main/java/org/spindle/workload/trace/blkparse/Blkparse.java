package org.spindle.workload.trace.blkparse;

import java.io.OutputStream;
import org.spindle.spi.trace.TraceInput;
import org.spindle.spi.trace.TraceReader;
import org.spindle.spi.trace.TraceWriter;
import org.spindle.spi.trace.WritableTraceFormat;
import org.spindle.workload.trace.TextLines;
import org.spindle.workload.trace.TextOutput;

/** The trace format {@code blkparse}. */
public final class Blkparse implements WritableTraceFormat {

    public static final String NAME = "blkparse";

    private static final int LIKELY = 80;

    @Override
    public int recognise(byte[] head, int length) {
        boolean event = TextLines.firstLines(head, length, 20, BlkparseReader::looksLikeEvent);
        return event ? LIKELY : 0;
    }

    @Override
    public TraceReader open(TraceInput input) {
        return BlkparseReader.ofRequests(new TextLines(input));
    }

    @Override
    public TraceWriter create(OutputStream out) {
        return new BlkparseWriter(new TextOutput(out));
    }
}
