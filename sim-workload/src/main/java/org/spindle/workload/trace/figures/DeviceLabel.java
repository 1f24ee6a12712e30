package org.spindle.workload.trace.figures;

import java.util.Set;
import org.spindle.spi.trace.TraceRecord;
import org.spindle.workload.trace.blkparse.Blkparse;
import org.spindle.workload.trace.blktrace.Blktrace;
import org.spindle.workload.trace.tracepoint.Tracepoint;

/** How to show the devices of a trace. */
public final class DeviceLabel {

    private static final int MINOR_BITS = 20;
    private static final Set<String> MAJOR_MINOR = Set.of(Blkparse.NAME, Blktrace.NAME, Tracepoint.NAME);

    private final boolean majorMinor;

    private DeviceLabel(boolean majorMinor) {
        this.majorMinor = majorMinor;
    }

    /** As a format shows them. */
    public static DeviceLabel inFormat(String format) {
        return new DeviceLabel(MAJOR_MINOR.contains(format));
    }

    /** The name that the trace gives the record's device, otherwise its number, as major,minor if that is usual. */
    public String of(TraceRecord record) {
        if (record.deviceName != null) {
            return record.deviceName;
        }
        return majorMinor
                ? (record.device >>> MINOR_BITS) + "," + (record.device & (1L << MINOR_BITS) - 1)
                : Long.toUnsignedString(record.device);
    }
}
