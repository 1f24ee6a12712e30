package org.spindle.workload.trace.blkparse;

import org.spindle.spi.trace.TraceFormat;
import org.spindle.spi.trace.TraceInput;
import org.spindle.spi.trace.TraceReader;
import org.spindle.workload.trace.TextLines;

/** The trace format {@code blkparse}. */
public final class Blkparse implements TraceFormat {

    public static final String NAME = "blkparse";

    private static final int LIKELY = 80;

    @Override
    public int recognise(byte[] head, int length) {
        boolean event = TextLines.firstLines(head, length, 20, BlkparseReader::looksLikeEvent);
        return event ? LIKELY : 0;
    }

    @Override
    public TraceReader open(TraceInput input) {
        return new BlkparseReader(new TextLines(input));
    }
}
