package org.spindle.workload.trace;

import org.spindle.spi.request.Operation;

/** The field that holds one of two words for read and write. */
public record Direction(int field, String read, String write) {

    /** Returns whether the field holds one of the words. */
    public boolean isPresent(TextLines line) {
        return line.is(field, read) || line.is(field, write);
    }

    /**
     * Returns the operation.
     *
     * @throws org.spindle.spi.trace.TraceException if the field holds another word
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
