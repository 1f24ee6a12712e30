package org.spindle.workload.trace.ahead;

import org.jspecify.annotations.Nullable;
import org.spindle.spi.trace.TraceReader;
import org.spindle.spi.trace.TraceRecord;

/** Reads a trace on a thread of its own, as far ahead as the queue is long. Used by one other thread. */
final class ReadingThread {

    private static final String NAME = "trace-reader";

    private final TraceReader source;
    private final ReadingThreads threads;
    private final BatchQueue queue = new BatchQueue();
    private final Thread thread;
    private @Nullable RecordBatch current;
    private int next;

    /**
     * Starts the thread.
     *
     * @param source used by the new thread alone until {@link #stop} returns
     * @param threads that have allowed one, which is given back at its end
     */
    ReadingThread(TraceReader source, ReadingThreads threads) {
        this.source = source;
        this.threads = threads;
        thread = new Thread(this::read, NAME);
        thread.setDaemon(true);
        thread.start();
    }

    private void read() {
        try {
            RecordBatch batch = queue.toFill();
            while (batch != null) {
                batch.fill(source);
                boolean last = batch.isLast();
                queue.filled();
                batch = last ? null : queue.toFill();
            }
        } finally {
            threads.giveBack();
        }
    }

    /** The next record, as {@link TraceReader#next} has it; waits until it has been read. */
    boolean next(TraceRecord into) {
        while (true) {
            RecordBatch batch = current;
            if (batch == null) {
                batch = queue.toEmpty();
                current = batch;
                next = 0;
            }
            if (next < batch.count()) {
                into.copyFrom(batch.record(next++));
                return true;
            }
            if (batch.isLast()) {
                batch.rethrow();
                return false;
            }
            release(batch);
        }
    }

    /** Throws what was behind the batch's records, if that does not end the trace. */
    private void release(RecordBatch batch) {
        current = null;
        try {
            batch.rethrow();
        } finally {
            queue.emptied();
        }
    }

    /** Ends the thread, after the batch that it may be reading. */
    void stop() {
        queue.close();
        boolean interrupted = false;
        while (thread.isAlive()) {
            try {
                thread.join();
            } catch (InterruptedException e) {
                interrupted = true;
            }
        }
        if (interrupted) {
            Thread.currentThread().interrupt();
        }
    }
}
