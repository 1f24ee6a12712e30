package org.spindle.stack;

/** Serves some queues in turn, each by at most a burst of commands. */
final class RoundRobinArbiter implements SubmissionArbiter {

    private final int[] queues;
    private final int burst;
    /** Index in {@code queues} of the queue served last, and the commands of its burst so far. */
    private int current;

    private int served;

    /**
     * @param queues indices of the queues, in the order in which they are served
     * @param burst most commands of a queue in a row while another waits, at least 1
     */
    RoundRobinArbiter(int[] queues, int burst) {
        this.queues = queues;
        this.burst = burst;
    }

    @Override
    public int next(int[] waiting) {
        int count = queues.length;
        for (int step = served < burst ? 0 : 1; count > 0 && step <= count; step++) {
            int at = (current + step) % count;
            if (waiting[queues[at]] > 0) {
                served = step == 0 ? served + 1 : 1;
                current = at;
                return queues[at];
            }
        }
        return NONE;
    }
}
