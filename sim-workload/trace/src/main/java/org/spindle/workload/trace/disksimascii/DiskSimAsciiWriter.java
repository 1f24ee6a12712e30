package org.spindle.workload.trace.disksimascii;

import org.spindle.spi.config.Size;
import org.spindle.spi.request.Operation;
import org.spindle.spi.trace.TraceRecord;
import org.spindle.spi.trace.TraceWriter;
import org.spindle.workload.trace.Fitting;
import org.spindle.workload.trace.TextOutput;

/** Writes DiskSim ascii lines with six decimals, which are nanoseconds. The format cannot hold flushes and discards. */
final class DiskSimAsciiWriter implements TraceWriter {

    private static final long NANOS_PER_MILLI = 1_000_000;
    private static final int FRACTION_DIGITS = 6;

    private static final int READ = 0x1;
    private static final int SYNCHRONOUS = 0x80;
    private static final int ASYNCHRONOUS = 0x100;

    private final TextOutput out;
    private final TraceRecord held = new TraceRecord();

    DiskSimAsciiWriter(TextOutput out) {
        this.out = out;
    }

    @Override
    public boolean fit(TraceRecord record) {
        if (record.operation != Operation.READ && record.operation != Operation.WRITE) {
            return false;
        }
        Fitting.requireArrival(record, DiskSimAscii.NAME);
        Fitting.requireDevice(record, Integer.MAX_VALUE, DiskSimAscii.NAME);
        Fitting.requireSectors(record, DiskSimAscii.NAME);
        held.clear();
        held.arrival = record.arrival;
        held.device = record.device;
        held.operation = record.operation;
        held.synchronyKnown = record.synchronyKnown;
        held.synchronous = record.synchronous || !record.synchronyKnown;
        Fitting.copySectors(record, held);
        record.copyFrom(held);
        return true;
    }

    @Override
    public void write(TraceRecord record) {
        out.decimal(record.arrival, NANOS_PER_MILLI, FRACTION_DIGITS)
                .text(' ')
                .whole(record.device)
                .text(' ')
                .whole(record.offset / Size.SECTOR)
                .text(' ')
                .whole(record.length / Size.SECTOR)
                .text(' ')
                .text(Integer.toHexString(flags(record)))
                .text('\n');
    }

    private static int flags(TraceRecord record) {
        int direction = record.operation == Operation.READ ? READ : 0;
        if (!record.synchronyKnown) {
            return direction;
        }
        return direction | (record.synchronous ? SYNCHRONOUS : ASYNCHRONOUS);
    }

    @Override
    public void close() {
        out.close();
    }
}
