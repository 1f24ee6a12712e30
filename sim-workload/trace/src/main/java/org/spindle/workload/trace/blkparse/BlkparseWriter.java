package org.spindle.workload.trace.blkparse;

import org.spindle.spi.config.Size;
import org.spindle.spi.request.Operation;
import org.spindle.spi.trace.TraceRecord;
import org.spindle.spi.trace.TraceWriter;
import org.spindle.workload.trace.Fitting;
import org.spindle.workload.trace.Limits;
import org.spindle.workload.trace.TextOutput;

/**
 * Writes queue events in blkparse's default format. The kernel waits for every read except read-ahead, so the format cannot mark other
 * reads as asynchronous. Requests without sectors are not events, except flushes.
 */
final class BlkparseWriter implements TraceWriter {

    private static final int MINOR_BITS = 20;
    private static final long MOST_DEVICE = (1L << 52) - 1;
    private static final long NANOS_PER_SECOND = 1_000_000_000;
    private static final int FRACTION_DIGITS = 9;

    private final TextOutput out;
    private final TraceRecord held = new TraceRecord();
    private long sequence;

    BlkparseWriter(TextOutput out) {
        this.out = out;
    }

    @Override
    public boolean fit(TraceRecord record) {
        boolean flush = record.operation == Operation.FLUSH;
        if (record.length == 0 && !flush) {
            return false;
        }
        Fitting.requireArrival(record, Blkparse.NAME);
        Fitting.requireDevice(record, MOST_DEVICE, Blkparse.NAME);
        Fitting.requireSectors(record, Blkparse.NAME);
        held.clear();
        held.arrival = record.arrival;
        held.device = record.device;
        held.operation = record.operation;
        held.process = record.process < 0 || record.process > Integer.MAX_VALUE ? 0 : record.process;
        held.cpu = record.cpu < 0 || record.cpu > Limits.CPU ? 0 : record.cpu;
        held.metadata = record.metadata;
        held.readAhead = record.readAhead;
        held.synchronyKnown = true;
        held.synchronous = record.synchronous || flush || (record.operation == Operation.READ && !record.readAhead);
        if (!flush) {
            Fitting.copySectors(record, held);
        }
        record.copyFrom(held);
        return true;
    }

    @Override
    public void write(TraceRecord record) {
        sequence++;
        out.padded(record.device >>> MINOR_BITS, 3, ' ')
                .text(',')
                .whole(record.device & (1L << MINOR_BITS) - 1)
                .text(" ")
                .padded(record.cpu, 4, ' ')
                .text(" ")
                .padded(sequence, 8, ' ')
                .text(' ')
                .padded(record.arrival / NANOS_PER_SECOND, 5, ' ')
                .text('.')
                .padded(record.arrival % NANOS_PER_SECOND, FRACTION_DIGITS, '0')
                .text(' ')
                .padded(record.process, 5, ' ')
                .text("  Q ")
                .text(kind(record))
                .text(' ')
                .whole(record.offset / Size.SECTOR)
                .text(" + ")
                .whole(record.length / Size.SECTOR)
                .text(" [spindle]\n");
    }

    private static String kind(TraceRecord record) {
        String operation = switch (record.operation) {
            case READ -> "R";
            case WRITE -> "W";
            case DISCARD -> "D";
            case FLUSH -> "FW";
        };
        boolean marked = record.synchronous && (record.operation != Operation.READ || record.readAhead);
        return operation + (record.readAhead ? "A" : "") + (marked ? "S" : "") + (record.metadata ? "M" : "");
    }

    @Override
    public void close() {
        out.close();
    }
}
