package org.spindle.policies.scheduler.linux;

/** How many asynchronous requests make a batch of {@link Anticipatory}: as many as a batch's time has proved to hold. */
final class BatchPace {

    private final long time;
    private int requests;

    /** Requests that the present batch may still take. */
    int left;

    /** Whether the present batch has run out of requests before its time. */
    boolean hasIdled;

    /**
     * @param time length of a batch in ticks
     */
    BatchPace(long time) {
        this.time = time;
        requests = (int) Math.max(2, time / 10);
    }

    int requests() {
        return requests;
    }

    void begin() {
        left = requests;
        hasIdled = false;
    }

    void took() {
        left -= left > 0 ? 1 : 0;
    }

    /**
     * The batch is over.
     *
     * @param late ticks since it should have been; negative if it should not be yet
     */
    void over(long late) {
        long taken = Math.max(0, late + time);
        if (taken > time && !hasIdled) {
            requests = taken > 3 * time ? requests / 2 : requests - 1;
        } else if (taken < time && left == 0) {
            requests = time > 3 * taken ? 2 * requests : requests + 1;
        }
        requests = Math.max(1, requests);
    }
}
