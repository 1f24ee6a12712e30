package org.spindle.workload.trace.fio;

import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import org.spindle.spi.trace.TraceInput;
import org.spindle.spi.trace.TraceReader;
import org.spindle.spi.trace.TraceWriter;
import org.spindle.spi.trace.WritableTraceFormat;
import org.spindle.workload.trace.LineReader;
import org.spindle.workload.trace.TextLines;
import org.spindle.workload.trace.TextLines.Separator;
import org.spindle.workload.trace.TextOutput;

/** The trace format {@code fio-iolog}, versions 2 and 3. */
public final class FioIolog implements WritableTraceFormat {

    public static final String NAME = "fio-iolog";

    private static final int CERTAIN = 100;
    private static final byte[] MAGIC = "fio version ".getBytes(StandardCharsets.US_ASCII);

    @Override
    public int recognise(byte[] head, int length) {
        for (int i = 0; i < MAGIC.length; i++) {
            if (i >= length || head[i] != MAGIC[i]) {
                return 0;
            }
        }
        return CERTAIN;
    }

    @Override
    public TraceReader open(TraceInput input) {
        TextLines lines = new TextLines(input, Separator.BLANKS);
        boolean header = lines.advance()
                && lines.fields() == 4
                && lines.is(0, "fio")
                && lines.is(1, "version")
                && lines.is(3, "iolog");
        if (!header || !(lines.is(2, "2") || lines.is(2, "3"))) {
            throw lines.malformed("'fio version 2 iolog' or 'fio version 3 iolog'");
        }
        return new LineReader(lines, lines.is(2, "2") ? new Actions(false) : new Actions(true));
    }

    @Override
    public TraceWriter create(OutputStream out) {
        return new FioIologWriter(new TextOutput(out));
    }
}
