package org.spindle.workload.trace.disksimascii;

import org.spindle.spi.trace.TraceFormat;
import org.spindle.spi.trace.TraceInput;
import org.spindle.spi.trace.TraceReader;
import org.spindle.workload.trace.TextLines;

/** The trace format {@code disksim-batch}: {@code disksim-ascii} with a batch number, which is ignored. */
public final class DiskSimBatch implements TraceFormat {

    public static final String NAME = "disksim-batch";

    private static final int FIELDS = 6;
    private static final int BATCH = 5;
    private static final int LIKELY = 55;

    @Override
    public int recognise(byte[] head, int length) {
        return TextLines.firstLines(head, length, 20, DiskSimBatch::fits) ? LIKELY : 0;
    }

    private static boolean fits(TextLines line) {
        return line.fields() == FIELDS && DiskSimAscii.looksLikeRequest(line) && line.isWhole(BATCH);
    }

    @Override
    public TraceReader open(TraceInput input) {
        return new DiskSimAsciiReader(new TextLines(input), FIELDS);
    }
}
