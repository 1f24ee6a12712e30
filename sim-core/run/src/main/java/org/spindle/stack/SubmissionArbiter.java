package org.spindle.stack;

/** Chooses the submission queue that a command is fetched from. */
interface SubmissionArbiter {

    /** No queue has a waiting command. */
    int NONE = -1;

    /**
     * Chooses a queue and counts one command for it; has no effect if no queue has a waiting command.
     *
     * @param waiting by queue: commands that may be fetched
     * @return the index of the queue, or {@link #NONE}
     */
    int next(int[] waiting);

    /** Returns the arbiter of a number of queues. */
    static SubmissionArbiter of(Arbitration arbitration, int queues) {
        if (arbitration instanceof Arbitration.WeightedRoundRobin weighted) {
            return new WeightedRoundRobinArbiter(weighted);
        }
        int[] all = new int[queues];
        for (int i = 0; i < queues; i++) {
            all[i] = i;
        }
        return new RoundRobinArbiter(all, ((Arbitration.RoundRobin) arbitration).burst());
    }
}
