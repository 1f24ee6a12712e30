package org.spindle.cachelab;

import java.util.List;
import org.spindle.cachelab.AccessTraceBuilder.Entries;
import org.spindle.spi.request.Operation;
import org.spindle.spi.trace.TraceRecord;

/** Traces for tests, of single accesses by key. */
final class SmallTrace {

    private SmallTrace() {}

    /** Accesses to objects of 4096 bytes; a negative number is a write of the object with the number without its sign. */
    static AccessTrace of(List<Long> accesses) {
        AccessTraceBuilder builder = new AccessTraceBuilder(Entries.OBJECTS, 1, 1);
        for (long each : accesses) {
            builder.add(access(Math.abs(each), 4096, each < 0));
        }
        return builder.build();
    }

    static TraceRecord access(long key, long bytes, boolean isWrite) {
        TraceRecord record = new TraceRecord();
        record.keyed = true;
        record.key = key;
        record.length = bytes;
        record.operation = isWrite ? Operation.WRITE : Operation.READ;
        return record;
    }

    /** A block request of one device. */
    static TraceRecord request(long offset, long bytes, boolean isWrite, long nanos) {
        TraceRecord record = new TraceRecord();
        record.offset = offset;
        record.length = bytes;
        record.operation = isWrite ? Operation.WRITE : Operation.READ;
        record.arrival = nanos;
        return record;
    }
}
