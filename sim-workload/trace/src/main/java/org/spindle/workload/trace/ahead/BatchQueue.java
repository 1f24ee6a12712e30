package org.spindle.workload.trace.ahead;

import org.jspecify.annotations.Nullable;

/**
 * A bounded queue of batches between a producer and a consumer thread, with a fixed ring of batches. A waiting producer is woken when half
 * of the queue is empty, so that thread switches are rare.
 */
final class BatchQueue {

    private static final int BATCHES = 8;

    private final RecordBatch[] ring = new RecordBatch[BATCHES];
    private long filled;
    private long emptied;
    private boolean closed;

    BatchQueue() {
        for (int i = 0; i < BATCHES; i++) {
            ring[i] = new RecordBatch();
        }
    }

    /**
     * Waits for a batch to fill.
     *
     * @return null if the queue has been closed
     */
    synchronized @Nullable RecordBatch toFill() {
        boolean interrupted = false;
        while (filled - emptied == BATCHES && !closed) {
            interrupted |= awaitChange();
        }
        remember(interrupted);
        return closed ? null : ring[(int) (filled % BATCHES)];
    }

    /** Appends the batch that was filled. */
    synchronized void filled() {
        filled++;
        notifyAll();
    }

    /** Waits for a filled batch, and returns the oldest one. */
    synchronized RecordBatch toEmpty() {
        boolean interrupted = false;
        while (filled == emptied) {
            interrupted |= awaitChange();
        }
        remember(interrupted);
        return ring[(int) (emptied % BATCHES)];
    }

    /** Returns the batch that the consumer has emptied to the ring. */
    synchronized void emptied() {
        emptied++;
        if (filled - emptied <= BATCHES / 2) {
            notifyAll();
        }
    }

    /** Ends the filling of batches. */
    synchronized void close() {
        closed = true;
        notifyAll();
    }

    /** Waits, and returns whether the thread was interrupted, which ends neither simulation nor reading, as with a single thread. */
    @SuppressWarnings("WaitNotInLoop") // the callers check their condition in a loop
    private boolean awaitChange() {
        try {
            wait();
            return false;
        } catch (InterruptedException e) {
            return true;
        }
    }

    private static void remember(boolean interrupted) {
        if (interrupted) {
            Thread.currentThread().interrupt();
        }
    }
}
