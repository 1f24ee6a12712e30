package org.spindle.workload.trace.disksimvalidate;

import org.spindle.spi.trace.TraceFormat;
import org.spindle.spi.trace.TraceInput;
import org.spindle.spi.trace.TraceReader;
import org.spindle.workload.trace.TextLines;

/** The trace format {@code disksim-validate}. */
public final class DiskSimValidate implements TraceFormat {

    public static final String NAME = "disksim-validate";

    private static final int LIKELY = 80;

    @Override
    public int recognise(byte[] head, int length) {
        return TextLines.firstLines(head, length, 20, DiskSimValidate::fits) ? LIKELY : 0;
    }

    private static boolean fits(TextLines line) {
        return line.fields() == DiskSimValidateReader.FIELDS
                && (line.is(0, "R") || line.is(0, "W"))
                && DiskSimValidateReader.isBufferAction(line)
                && line.isWhole(2)
                && line.isWhole(3)
                && line.isDecimal(4)
                && line.isDecimal(5);
    }

    @Override
    public TraceReader open(TraceInput input) {
        return new DiskSimValidateReader(new TextLines(input));
    }
}
