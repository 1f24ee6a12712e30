package org.spindle.policies.scheduler.linux;

/**
 * The progress of a deadline scheduler within its batch, and the number of times that it has preferred reads to
 * waiting writes.
 */
final class BatchState {

    static final int READ = 0;
    static final int WRITE = 1;

    /** Number of requests of the current batch so far. */
    int batching;
    /** Number of batches of reads that began while writes waited, since the last batch of writes. */
    int starved;
    /** Direction of the current batch. */
    int direction;

    BatchState(int direction) {
        this.direction = direction;
    }

    void copy(BatchState other) {
        batching = other.batching;
        starved = other.starved;
        direction = other.direction;
    }

    /**
     * Begins a batch: of reads if any wait, unless writes have been passed over {@code writesStarved} times.
     *
     * @return false if no request waits
     */
    boolean begin(boolean readsWait, boolean writesWait, int writesStarved) {
        if (!readsWait && !writesWait) {
            return false;
        }
        boolean passesOverWrites = readsWait && writesWait && starved < writesStarved;
        if (readsWait && (!writesWait || passesOverWrites)) {
            direction = READ;
            starved += passesOverWrites ? 1 : 0;
        } else {
            direction = WRITE;
            starved = 0;
        }
        batching = 0;
        return true;
    }
}
