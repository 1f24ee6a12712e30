package org.spindle.workload.trace.ahead;

import org.jspecify.annotations.Nullable;

/**
 * A bounded queue of batches between one thread that fills them and one that empties them; the batches are used in turn. Whoever fills
 * waits until half of the queue is empty again, so that threads change seldom.
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

    /** Passes on the batch that was filled. */
    synchronized void filled() {
        filled++;
        notifyAll();
    }

    /** Waits for a filled batch, the oldest one. */
    synchronized RecordBatch toEmpty() {
        boolean interrupted = false;
        while (filled == emptied) {
            interrupted |= awaitChange();
        }
        remember(interrupted);
        return ring[(int) (emptied % BATCHES)];
    }

    /** Takes back the batch that the consumer has emptied. */
    synchronized void emptied() {
        emptied++;
        if (filled - emptied <= BATCHES / 2) {
            notifyAll();
        }
    }

    /** No batch is to be filled any more. */
    synchronized void close() {
        closed = true;
        notifyAll();
    }

    /** Tells whether the thread was interrupted, which ends neither simulation nor reading: on one thread it would not either. */
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
