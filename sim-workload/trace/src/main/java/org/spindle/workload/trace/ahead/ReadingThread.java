package org.spindle.workload.trace.ahead;

import org.jspecify.annotations.Nullable;
import org.spindle.spi.trace.TraceReader;
import org.spindle.spi.trace.TraceRecord;

/** Reads a trace on a separate thread, ahead by the length of the queue. Used by one other thread. */
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
     * @param source used only by the new thread until {@link #stop} returns
     * @param threads whose permit the thread releases at its end
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
            threads.release();
        }
    }

    /** Reads the next record, as {@link TraceReader#next}; waits until it is available. */
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

    /** Returns the batch to the queue, and throws a damage that followed its records and does not end the trace. */
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
