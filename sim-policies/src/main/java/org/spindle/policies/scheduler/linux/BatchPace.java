package org.spindle.policies.scheduler.linux;

/**
 * Adapts the number of asynchronous requests in a batch of {@link Anticipatory} to the number that fits into the
 * batch's time.
 */
final class BatchPace {

    private final long time;
    private int requests;

    /** Requests that the current batch may still take. */
    int left;

    /** Whether the current batch has run out of requests before its time. */
    boolean hasIdled;

    /**
     * @param time length of a batch in ticks
     */
    BatchPace(long time) {
        this.time = time;
        requests = (int) Math.max(2, time / 10);
    }

    void begin() {
        left = requests;
        hasIdled = false;
    }

    void requestTaken() {
        left -= left > 0 ? 1 : 0;
    }

    /**
     * Records the end of a batch and adapts the number of requests.
     *
     * @param late ticks by which the batch exceeded its time; negative if it ended early
     */
    void batchEnded(long late) {
        long taken = Math.max(0, late + time);
        if (taken > time && !hasIdled) {
            requests = taken > 3 * time ? requests / 2 : requests - 1;
        } else if (taken < time && left == 0) {
            requests = time > 3 * taken ? 2 * requests : requests + 1;
        }
        requests = Math.max(1, requests);
    }
}
