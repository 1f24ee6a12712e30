package org.spindle.workload.trace.blkparse;

import org.spindle.spi.trace.TraceFormat;
import org.spindle.spi.trace.TraceInput;
import org.spindle.spi.trace.TraceReader;
import org.spindle.workload.trace.TextLines;

/** The trace format {@code blkparse-commands}: never recognised, because its text is that of {@link Blkparse}. */
public final class BlkparseCommands implements TraceFormat {

    public static final String NAME = "blkparse-commands";

    @Override
    public int recognise(byte[] head, int length) {
        return 0;
    }

    @Override
    public TraceReader open(TraceInput input) {
        return BlkparseReader.ofCommands(new TextLines(input));
    }
}
