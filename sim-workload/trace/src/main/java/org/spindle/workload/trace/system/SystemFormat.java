package org.spindle.workload.trace.system;

import org.spindle.spi.trace.TraceFormat;
import org.spindle.spi.trace.TraceInput;
import org.spindle.spi.trace.TraceReader;
import org.spindle.workload.trace.Magic;
import org.spindle.workload.trace.TextLines;

/** Spindle's system traces. Read as a block trace, such a file has the requests of its processes, without arrival times. */
public final class SystemFormat implements TraceFormat {

    public static final String NAME = "system";

    @Override
    public int recognise(byte[] head, int length) {
        return Magic.begins(head, length, SystemLines.MAGIC + " ") ? 100 : 0;
    }

    @Override
    public TraceReader open(TraceInput input) {
        return new SystemTraceReader(input.name(), new SystemLines(new TextLines(input)));
    }
}
