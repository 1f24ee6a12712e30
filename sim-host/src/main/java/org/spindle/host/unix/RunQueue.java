package org.spindle.host.unix;

import org.jspecify.annotations.Nullable;

/** Processes that wait for a CPU: by priority, within one in the order in which they came. */
final class RunQueue {

    /** Queues above the highest priority would not fit the bits of a long. */
    private final WaitList[] queues = new WaitList[TimeSharing.PRIORITIES];

    /** Bit p is set if somebody waits with priority p. */
    private long used;

    RunQueue() {
        for (int i = 0; i < queues.length; i++) {
            queues[i] = new WaitList();
        }
    }

    boolean isEmpty() {
        return used == 0;
    }

    /** Highest priority of those that wait, or -1. */
    int best() {
        return Long.SIZE - 1 - Long.numberOfLeadingZeros(used);
    }

    void addLast(UnixProcess process) {
        queues[process.priority].addLast(process);
        used |= 1L << process.priority;
    }

    /** Puts a process in front of the others of its priority. */
    void addFirst(UnixProcess process) {
        queues[process.priority].addFirst(process);
        used |= 1L << process.priority;
    }

    @Nullable
    UnixProcess poll() {
        int best = best();
        if (best < 0) {
            return null;
        }
        UnixProcess first = queues[best].removeFirst();
        forgetIfEmpty(best);
        return first;
    }

    void remove(UnixProcess process) {
        queues[process.priority].remove(process);
        forgetIfEmpty(process.priority);
    }

    private void forgetIfEmpty(int priority) {
        if (queues[priority].isEmpty()) {
            used &= ~(1L << priority);
        }
    }

    /** Raises those that have waited too long. */
    void raiseStarving(TimeSharing policy, long now) {
        for (int priority = 0; priority < queues.length; priority++) {
            UnixProcess process = queues[priority].first();
            while (process != null) {
                UnixProcess behind = process.behind;
                if (policy.isStarving(process, now)) {
                    remove(process);
                    policy.raise(process);
                    process.since = now;
                    addLast(process);
                }
                process = behind;
            }
        }
    }
}
