package org.spindle.workload.trace.msr;

import java.io.OutputStream;
import org.spindle.spi.trace.TraceInput;
import org.spindle.spi.trace.TraceReader;
import org.spindle.spi.trace.TraceRecord;
import org.spindle.spi.trace.TraceWriter;
import org.spindle.spi.trace.WritableTraceFormat;
import org.spindle.workload.trace.DeviceNames;
import org.spindle.workload.trace.Direction;
import org.spindle.workload.trace.Limits;
import org.spindle.workload.trace.LineReader;
import org.spindle.workload.trace.TextLines;
import org.spindle.workload.trace.TextLines.Separator;
import org.spindle.workload.trace.TextOutput;

/** The trace format {@code msr}; arrivals count from the Unix epoch. */
public final class MsrCambridge implements WritableTraceFormat {

    public static final String NAME = "msr";

    private static final int LIKELY = 90;

    private static final int TIME = 0;
    private static final int HOST = 1;
    private static final int DISK = 2;
    private static final int TYPE = 3;
    private static final int OFFSET = 4;
    private static final int BYTES = 5;
    private static final int RESPONSE = 6;
    private static final int FIELDS = 7;

    private static final Direction DIRECTION = new Direction(TYPE, "Read", "Write");

    static final int TICK_NANOS = 100;
    private static final int TIME_DIGITS = 18;

    /** Ticks from 1601-01-01, the origin of file times, to 1970-01-01. */
    static final long EPOCH = 116_444_736_000_000_000L;

    @Override
    public int recognise(byte[] head, int length) {
        return TextLines.firstLines(head, length, Separator.COMMAS, 20, MsrCambridge::fits) ? LIKELY : 0;
    }

    private static boolean fits(TextLines line) {
        return line.fields() == FIELDS
                && line.length(TIME) == TIME_DIGITS
                && line.isWhole(TIME)
                && line.isWhole(DISK)
                && DIRECTION.isPresent(line)
                && line.isWhole(OFFSET)
                && line.isWhole(BYTES)
                && line.isWhole(RESPONSE);
    }

    @Override
    public TraceReader open(TraceInput input) {
        DeviceNames devices = new DeviceNames();
        return new LineReader(new TextLines(input, Separator.COMMAS), (line, into) -> read(line, devices, into));
    }

    @Override
    public TraceWriter create(OutputStream out) {
        return new MsrCambridgeWriter(new TextOutput(out));
    }

    private static boolean read(TextLines line, DeviceNames devices, TraceRecord into) {
        if (line.fields() != FIELDS) {
            throw line.malformed("file time, host, disk, Read or Write, offset, bytes, response time in 100 ns");
        }
        long ticks = line.whole(TIME, "file time in 100 ns", EPOCH + Long.MAX_VALUE / TICK_NANOS);
        if (ticks < EPOCH) {
            throw line.bad(TIME, "file time in 100 ns", "one after 1970, " + EPOCH);
        }
        into.arrival = (ticks - EPOCH) * TICK_NANOS;
        devices.assign(line, HOST, DISK, '_', into);
        into.operation = DIRECTION.of(line);
        into.offset = line.whole(OFFSET, "offset in bytes", Limits.BYTES);
        into.length = line.whole(BYTES, "size in bytes", Limits.BYTES);
        into.response = TICK_NANOS * line.whole(RESPONSE, "response time in 100 ns", Long.MAX_VALUE / TICK_NANOS);
        return true;
    }
}
