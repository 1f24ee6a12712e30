package org.spindle.workload.trace.ahead;

import org.jspecify.annotations.Nullable;
import org.spindle.spi.trace.TraceException;
import org.spindle.spi.trace.TraceReader;
import org.spindle.spi.trace.TraceRecord;

/** Consecutive records of a trace, and the end or failure that followed them. Refilled many times. */
final class RecordBatch {

    /** Capacity in records. */
    static final int SIZE = 512;

    private final TraceRecord[] records = new TraceRecord[SIZE];
    private int count;
    private boolean atEnd;
    private @Nullable Throwable failure;

    RecordBatch() {
        for (int i = 0; i < SIZE; i++) {
            records[i] = new TraceRecord();
        }
    }

    /** Reads until the batch is full, the trace ends or reading fails. */
    void fill(TraceReader source) {
        count = 0;
        atEnd = false;
        failure = null;
        try {
            while (count < SIZE) {
                if (!source.next(records[count])) {
                    atEnd = true;
                    return;
                }
                count++;
            }
        } catch (RuntimeException | Error e) {
            failure = e;
        }
    }

    int count() {
        return count;
    }

    TraceRecord record(int index) {
        return records[index];
    }

    /** Returns whether no batch can follow. */
    boolean isLast() {
        return atEnd || failure != null && !(failure instanceof TraceException damage && damage.isResumable());
    }

    /** Throws the reader's failure after the records, if there was one. */
    void rethrow() {
        if (failure instanceof Error error) {
            throw error;
        }
        if (failure instanceof RuntimeException exception) {
            throw exception;
        }
    }
}
