package org.spindle.host.unix;

import org.jspecify.annotations.Nullable;

/** Processes that wait for a CPU: by priority, in FIFO order within a priority. */
final class RunQueue {

    /** One queue for each priority; at most 64, the bits of {@link #used}. */
    private final WaitList[] queues = new WaitList[TimeSharing.PRIORITIES];

    /** Bit p is set if a process of priority p waits. */
    private long used;

    RunQueue() {
        for (int i = 0; i < queues.length; i++) {
            queues[i] = new WaitList();
        }
    }

    boolean isEmpty() {
        return used == 0;
    }

    /** Returns the highest priority of a waiting process, or -1. */
    int best() {
        return Long.SIZE - 1 - Long.numberOfLeadingZeros(used);
    }

    void addLast(UnixProcess process) {
        queues[process.priority].addLast(process);
        used |= 1L << process.priority;
    }

    /** Adds a process at the head of the queue of its priority. */
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

    /** Raises the priority of processes that have waited too long. */
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
