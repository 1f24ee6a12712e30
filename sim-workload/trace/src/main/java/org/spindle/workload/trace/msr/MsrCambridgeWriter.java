package org.spindle.workload.trace.msr;

import org.spindle.spi.request.Operation;
import org.spindle.spi.trace.TraceException;
import org.spindle.spi.trace.TraceRecord;
import org.spindle.spi.trace.TraceWriter;
import org.spindle.workload.trace.DeviceNumbers;
import org.spindle.workload.trace.Fitting;
import org.spindle.workload.trace.TextOutput;

/**
 * Writes MSR Cambridge lines. Times become integral ticks of 100 ns, rounded down. A device named as in this format, {@code web_0}, keeps
 * its name; others are disks of the host {@code trace}. A record without a response time gets one of zero.
 */
final class MsrCambridgeWriter implements TraceWriter {

    private static final String HOST = "trace_";

    private final TextOutput out;
    private final DeviceNumbers devices = new DeviceNumbers();
    private final TraceRecord held = new TraceRecord();

    MsrCambridgeWriter(TextOutput out) {
        this.out = out;
    }

    @Override
    public boolean fit(TraceRecord record) {
        if (record.operation != Operation.READ && record.operation != Operation.WRITE) {
            return false;
        }
        Fitting.requireArrival(record, MsrCambridge.NAME);
        Fitting.requireRange(record, MsrCambridge.NAME);
        if (record.response < TraceRecord.NONE) {
            throw TraceException.ofRecord("response time " + record.response + " ns is negative");
        }
        held.clear();
        held.arrival = record.arrival / MsrCambridge.TICK_NANOS * MsrCambridge.TICK_NANOS;
        held.deviceName = name(record);
        held.device = devices.of(held.deviceName);
        held.operation = record.operation;
        held.offset = record.offset;
        held.length = record.length;
        held.response = record.response == TraceRecord.NONE
                ? 0
                : record.response / MsrCambridge.TICK_NANOS * MsrCambridge.TICK_NANOS;
        record.copyFrom(held);
        return true;
    }

    private static String name(TraceRecord record) {
        String name = record.deviceName;
        return name != null && name.matches("[^\\s,_][^\\s,]*_\\d+")
                ? name
                : HOST + Long.toUnsignedString(record.device);
    }

    @Override
    public void write(TraceRecord record) {
        String name = String.valueOf(record.deviceName);
        int joint = name.lastIndexOf('_');
        out.padded(record.arrival / MsrCambridge.TICK_NANOS + MsrCambridge.EPOCH, 18, '0')
                .text(',')
                .utf8(name.substring(0, joint))
                .text(',')
                .text(name.substring(joint + 1))
                .text(',')
                .text(record.operation == Operation.READ ? "Read" : "Write")
                .text(',')
                .whole(record.offset)
                .text(',')
                .whole(record.length)
                .text(',')
                .whole(record.response / MsrCambridge.TICK_NANOS)
                .text('\n');
    }

    @Override
    public void close() {
        out.close();
    }
}
