package org.spindle.workload.trace.libcachesim;

import org.jspecify.annotations.Nullable;
import org.spindle.spi.config.Size;
import org.spindle.spi.request.Operation;
import org.spindle.spi.trace.TraceRecord;
import org.spindle.workload.trace.BinaryRecords;
import org.spindle.workload.trace.Limits;

/** The common part of the records of libCacheSim's formats. */
final class ObjectRecord {

    private static final long SECOND = 1_000_000_000;

    /** A larger id is a hash: only its low bits form the address. */
    private static final long ADDRESS_BITS = (1L << 53) - 1;

    private ObjectRecord() {}

    static void read(BinaryRecords from, long time, long id, long size, long next, TraceRecord into) {
        if (size < 0 || size > Limits.BYTES) {
            throw from.bad("object size " + size, "one from 0 to " + Limits.BYTES);
        }
        into.arrival = time * SECOND;
        into.keyed = true;
        into.key = id;
        into.offset = (id & ADDRESS_BITS) * Size.SECTOR;
        into.length = size;
        into.operationKnown = false;
        into.nextAccess = next(from, next);
    }

    private static long next(BinaryRecords from, long next) {
        if (next == -1 || next == Long.MAX_VALUE) {
            return TraceRecord.NEVER;
        }
        if (next < 1) {
            throw from.bad("next access " + next, "the position of a record, or -1 or 2^63-1 for none");
        }
        return next;
    }

    /** Sets the operation of a code; codes that neither read nor write an object leave it unknown. */
    static void operation(BinaryRecords from, int code, TraceRecord into) {
        if (code > MOST_CODE) {
            throw from.bad("operation " + code, "one from 0 to " + MOST_CODE);
        }
        Operation operation = operation(code);
        into.operationKnown = operation != null;
        into.operation = operation == null ? Operation.READ : operation;
    }

    static final int MOST_CODE = 14;

    /**
     * Returns the operation of a code of libCacheSim: 1 get, 2 gets, 3 set, 4 add, 5 cas, 6 replace, 7 append, 8 prepend, 9 delete, 10
     * incr, 11 decr, 12 read, 13 write, 14 update.
     */
    private static @Nullable Operation operation(int code) {
        return switch (code) {
            case 1, 2, 12 -> Operation.READ;
            case 3, 4, 5, 6, 7, 8, 10, 11, 13, 14 -> Operation.WRITE;
            case 9 -> Operation.DISCARD;
            default -> null;
        };
    }
}
