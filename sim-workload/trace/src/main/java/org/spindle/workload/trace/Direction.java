package org.spindle.workload.trace;

import org.spindle.spi.request.Operation;

/** The field that tells reads from writes by one of two words. */
public record Direction(int field, String read, String write) {

    /** Whether the field holds one of the words. */
    public boolean isTold(TextLines line) {
        return line.is(field, read) || line.is(field, write);
    }

    /**
     * The operation.
     *
     * @throws org.spindle.spi.trace.TraceException if the field holds something else
     */
    public Operation of(TextLines line) {
        if (line.is(field, read)) {
            return Operation.READ;
        }
        if (line.is(field, write)) {
            return Operation.WRITE;
        }
        throw line.bad(field, "operation", read + " or " + write);
    }
}
