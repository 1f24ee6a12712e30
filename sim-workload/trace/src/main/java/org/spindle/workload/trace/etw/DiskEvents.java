package org.spindle.workload.trace.etw;

import org.jspecify.annotations.Nullable;
import org.spindle.spi.request.Operation;
import org.spindle.spi.trace.TraceRecord;
import org.spindle.workload.trace.HeaderColumns;
import org.spindle.workload.trace.Limits;
import org.spindle.workload.trace.LineReader;
import org.spindle.workload.trace.TextLines;
import org.spindle.workload.trace.TimeUnit;

/** Parses the rows DiskRead, DiskWrite and DiskFlush by the columns in the header of each kind; other rows are skipped. */
final class DiskEvents implements LineReader.LineFormat {

    static final String BEGIN = "BeginHeader";

    private static final String END = "EndHeader";
    private static final int EVENT = 0;

    private boolean inHeader;
    private @Nullable DiskEventColumns reads;
    private @Nullable DiskEventColumns writes;
    private @Nullable DiskEventColumns flushes;

    /** The columns of one kind of event. */
    private record DiskEventColumns(
            HeaderColumns columns, int time, int process, int offset, int bytes, int elapsed, int disk, int service) {

        static DiskEventColumns of(TextLines header, boolean sized) {
            HeaderColumns columns = new HeaderColumns(header);
            return new DiskEventColumns(
                    columns,
                    columns.of("TimeStamp"),
                    columns.of("Process Name ( PID)"),
                    sized ? columns.of("ByteOffset") : -1,
                    sized ? columns.of("IOSize") : -1,
                    columns.of("ElapsedTime"),
                    columns.of("DiskNum"),
                    columns.find("DiskSvcTime"));
        }
    }

    @Override
    public boolean read(TextLines line, TraceRecord into) {
        if (line.is(EVENT, BEGIN)) {
            inHeader = true;
        } else if (line.is(EVENT, END)) {
            inHeader = false;
        } else if (line.is(EVENT, "DiskRead")) {
            reads = inHeader ? DiskEventColumns.of(line, true) : reads;
            return !inHeader && event(line, Operation.READ, reads, into);
        } else if (line.is(EVENT, "DiskWrite")) {
            writes = inHeader ? DiskEventColumns.of(line, true) : writes;
            return !inHeader && event(line, Operation.WRITE, writes, into);
        } else if (line.is(EVENT, "DiskFlush")) {
            flushes = inHeader ? DiskEventColumns.of(line, false) : flushes;
            return !inHeader && flushes != null && event(line, Operation.FLUSH, flushes, into);
        }
        return false;
    }

    private static boolean event(
            TextLines line, Operation operation, @Nullable DiskEventColumns layout, TraceRecord into) {
        if (layout == null) {
            throw line.malformed(
                    "a header from " + BEGIN + " to " + END + " before it, with the columns of this event");
        }
        if (layout.columns.hasOtherFieldCount(line)) {
            throw line.malformed("as many fields as the header, " + layout.columns.count());
        }
        long elapsed = micros(line, layout.elapsed, "elapsed time in us");
        into.operation = operation;
        into.arrival = micros(line, layout.time, "time stamp in us") - elapsed;
        into.response = elapsed;
        if (layout.service >= 0) {
            into.service = micros(line, layout.service, "disk service time in us");
        }
        into.device = line.whole(layout.disk, "disk", Limits.NUMBER);
        into.process = process(line, layout.process);
        if (operation != Operation.FLUSH) {
            into.offset = line.hexadecimal(layout.offset, "byte offset", Limits.BYTES);
            into.length = line.hexadecimal(layout.bytes, "size in bytes", Limits.BYTES);
        }
        return true;
    }

    private static long micros(TextLines line, int field, String what) {
        return line.wholeTime(field, TimeUnit.US, what);
    }

    /** Returns the number in the last parentheses, {@code name ( 107)}. */
    private static long process(TextLines line, int field) {
        int end = line.length(field) - 1;
        int first = end;
        while (first > 0 && Character.isDigit(line.at(field, first - 1))) {
            first--;
        }
        if (end < 0 || line.at(field, end) != ')') {
            throw line.bad(field, "process", "a name and a number in parentheses");
        }
        return line.whole(field, first, end, "process", Limits.NUMBER);
    }
}
