package org.spindle.workload.trace.ahead;

import org.jspecify.annotations.Nullable;
import org.spindle.spi.trace.TraceException;
import org.spindle.spi.trace.TraceReader;
import org.spindle.spi.trace.TraceRecord;

/** Some consecutive records of a trace, and what came behind them. Filled again and again. */
final class RecordBatch {

    /** Records that fit. */
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

    /** Reads until it is full, the trace ends or reading fails. */
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

    /** Whether nothing can be read behind it. */
    boolean isLast() {
        return atEnd || failure != null && !(failure instanceof TraceException damage && damage.isResumable());
    }

    /** Throws what the reader threw behind the records, if it did. */
    void rethrow() {
        if (failure instanceof Error error) {
            throw error;
        }
        if (failure instanceof RuntimeException exception) {
            throw exception;
        }
    }
}
