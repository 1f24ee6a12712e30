package org.spindle.workload.trace.blktrace;

import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;
import org.spindle.spi.trace.TraceFormat;
import org.spindle.spi.trace.TraceInput;
import org.spindle.spi.trace.TraceReader;
import org.spindle.workload.trace.SplitTraces;

/** The trace format {@code blktrace}. */
public final class Blktrace implements TraceFormat, SplitTraces {

    public static final String NAME = "blktrace";

    private static final int CERTAIN = 100;

    @Override
    public int recognise(byte[] head, int length) {
        return length >= Integer.BYTES && EventFile.order(head) != null ? CERTAIN : 0;
    }

    @Override
    public Pattern partName() {
        return Pattern.compile(".*\\.blktrace\\.(\\d{1,5})(?:\\.[a-z0-9]{1,4})?");
    }

    @Override
    public TraceReader open(TraceInput input) {
        return open(List.of(input));
    }

    @Override
    public TraceReader open(List<TraceInput> parts) {
        List<EventFile> files = new ArrayList<>();
        for (TraceInput part : parts) {
            files.add(new EventFile(part));
        }
        return new BlktraceReader(files);
    }
}
