package org.spindle.workload.characterize;

import org.spindle.spi.request.Operation;
import org.spindle.spi.trace.TraceRecord;

/** The requests that move data: only they have a size and an address. */
final class Transfers {

    private Transfers() {}

    static boolean is(TraceRecord record) {
        return record.length > 0 && (record.operation == Operation.READ || record.operation == Operation.WRITE);
    }

    static boolean isWrite(TraceRecord record) {
        return record.operation == Operation.WRITE;
    }
}
