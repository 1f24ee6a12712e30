package org.spindle.workload.trace.disksimascii;

import java.io.OutputStream;
import org.spindle.spi.trace.TraceInput;
import org.spindle.spi.trace.TraceReader;
import org.spindle.spi.trace.TraceWriter;
import org.spindle.spi.trace.WritableTraceFormat;
import org.spindle.workload.trace.TextLines;
import org.spindle.workload.trace.TextOutput;

/** The trace format {@code disksim-ascii}. */
public final class DiskSimAscii implements WritableTraceFormat {

    public static final String NAME = "disksim-ascii";

    private static final int FIELDS = 5;

    /** A low score: other simulators read five integers per line, too, with other meanings. */
    private static final int WHOLE_TIMES = 30;

    private static final int DECIMAL_TIMES = 60;

    @Override
    public int recognise(byte[] head, int length) {
        if (!TextLines.firstLines(head, length, 20, DiskSimAscii::fits)) {
            return 0;
        }
        boolean allWhole = TextLines.firstLines(head, length, 20, lines -> lines.isWhole(0));
        return allWhole ? WHOLE_TIMES : DECIMAL_TIMES;
    }

    private static boolean fits(TextLines line) {
        return line.fields() == FIELDS && looksLikeRequest(line);
    }

    /** Returns whether the first five fields are those of a request. */
    static boolean looksLikeRequest(TextLines line) {
        return line.isDecimal(0) && line.isWhole(1) && line.isWhole(2) && line.isWhole(3) && line.isHexadecimal(4);
    }

    @Override
    public TraceReader open(TraceInput input) {
        return new DiskSimAsciiReader(new TextLines(input), FIELDS);
    }

    @Override
    public TraceWriter create(OutputStream out) {
        return new DiskSimAsciiWriter(new TextOutput(out));
    }
}
