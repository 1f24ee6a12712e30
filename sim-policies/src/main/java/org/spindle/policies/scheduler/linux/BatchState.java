package org.spindle.policies.scheduler.linux;

/** How far a deadline scheduler is with its batch, and how often it has preferred reads to waiting writes. */
final class BatchState {

    static final int READ = 0;
    static final int WRITE = 1;

    /** Requests of the present batch so far. */
    int batching;
    /** Batches of reads since the last of writes that began while writes waited. */
    int starved;
    /** Direction of the present batch. */
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
     * @return false if nothing waits
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
