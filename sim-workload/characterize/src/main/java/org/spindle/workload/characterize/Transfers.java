package org.spindle.workload.characterize;

import org.spindle.spi.request.Operation;
import org.spindle.spi.trace.TraceRecord;

/** Identifies requests that move data; only these have a size and an address. */
final class Transfers {

    private Transfers() {}

    static boolean movesData(TraceRecord record) {
        return record.length > 0 && (record.operation == Operation.READ || record.operation == Operation.WRITE);
    }

    static boolean isWrite(TraceRecord record) {
        return record.operation == Operation.WRITE;
    }
}
