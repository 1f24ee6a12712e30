package org.spindle.workload.trace.fio;

import java.util.HashSet;
import java.util.Set;
import org.spindle.spi.request.Operation;
import org.spindle.spi.trace.TraceRecord;
import org.spindle.spi.trace.TraceWriter;
import org.spindle.workload.trace.DeviceNumbers;
import org.spindle.workload.trace.Fitting;
import org.spindle.workload.trace.TextOutput;

/**
 * Writes an iolog of version 3. Devices become files, named as in the trace or {@code device-} and their number; each is added and opened
 * at its first use. Times become integral microseconds, rounded down.
 */
final class FioIologWriter implements TraceWriter {

    private static final int MICRO_NANOS = 1_000;
    private static final String NAMED = "device-";

    /** The limit of fio. */
    private static final int LONGEST_NAME = 256;

    private final TextOutput out;
    private final DeviceNumbers devices = new DeviceNumbers();
    private final Set<String> added = new HashSet<>();
    private final TraceRecord held = new TraceRecord();

    FioIologWriter(TextOutput out) {
        this.out = out;
        out.text("fio version 3 iolog\n");
    }

    @Override
    public boolean fit(TraceRecord record) {
        Fitting.requireArrival(record, FioIolog.NAME);
        Fitting.requireRange(record, FioIolog.NAME);
        held.clear();
        held.arrival = record.arrival / MICRO_NANOS * MICRO_NANOS;
        held.deviceName = name(record);
        held.device = devices.of(held.deviceName);
        held.operation = record.operation;
        if (record.operation != Operation.FLUSH) {
            held.offset = record.offset;
            held.length = record.length;
        }
        record.copyFrom(held);
        return true;
    }

    private static String name(TraceRecord record) {
        String name = record.deviceName;
        if (name != null && name.length() <= LONGEST_NAME && name.matches("[^\\s,]+")) {
            return name;
        }
        return NAMED + Long.toUnsignedString(record.device);
    }

    @Override
    public void write(TraceRecord record) {
        String name = String.valueOf(record.deviceName);
        if (added.add(name)) {
            begin(record, name).text("add\n");
            begin(record, name).text("open\n");
        }
        begin(record, name);
        switch (record.operation) {
            case READ -> range("read ", record);
            case WRITE -> range("write ", record);
            case DISCARD -> range("trim ", record);
            case FLUSH -> out.text("sync 0 0\n");
        }
    }

    private TextOutput begin(TraceRecord record, String name) {
        return out.whole(record.arrival / MICRO_NANOS).text(' ').utf8(name).text(' ');
    }

    private void range(String action, TraceRecord record) {
        out.text(action).whole(record.offset).text(' ').whole(record.length).text('\n');
    }

    @Override
    public void close() {
        out.close();
    }
}
