package org.spindle.host.unix;

import org.jspecify.annotations.Nullable;

/** All CPUs and their common run queue; assigns processes to CPUs. */
final class Processors {

    private final RunQueue queue = new RunQueue();
    private final Cpu[] cpus;
    private final TimeSharing policy;

    Processors(Cpu[] cpus, TimeSharing policy) {
        this.cpus = cpus;
        this.policy = policy;
    }

    int count() {
        return cpus.length;
    }

    Cpu cpu(int number) {
        return cpus[number];
    }

    /** Starts every CPU at the beginning of the simulation. */
    void start() {
        for (Cpu cpu : cpus) {
            if (cpu.current() == null && !queue.isEmpty()) {
                cpu.reschedule();
            } else {
                cpu.advance();
            }
        }
    }

    /** Adds a process to the run queue. */
    void enqueue(UnixProcess process, long now) {
        process.state = UnixProcess.State.READY;
        process.since = now;
        queue.addLast(process);
    }

    /**
     * Finds a CPU for a queued process: its last one if that is free, otherwise another free one, otherwise, if the process may pre-empt,
     * the CPU whose process has the lowest priority, provided that it is below the priority of the queued process.
     */
    void offer(UnixProcess process, boolean mayPreempt) {
        Cpu free = free(cpus[process.cpu]);
        if (free != null) {
            free.reschedule();
        } else if (mayPreempt) {
            Cpu victim = lowest();
            if (victim != null && priority(victim) < process.priority) {
                victim.reschedule();
            }
        }
    }

    private @Nullable Cpu free(Cpu last) {
        if (last.isFree()) {
            return last;
        }
        for (Cpu cpu : cpus) {
            if (cpu.isFree()) {
                return cpu;
            }
        }
        return null;
    }

    /** Returns the CPU with the lowest-priority process among those without a pending scheduling decision; null if there is none. */
    private @Nullable Cpu lowest() {
        Cpu lowest = null;
        for (Cpu cpu : cpus) {
            if (!cpu.isRescheduling() && (lowest == null || priority(cpu) < priority(lowest))) {
                lowest = cpu;
            }
        }
        return lowest;
    }

    private static int priority(Cpu cpu) {
        UnixProcess process = cpu.current();
        return process == null ? -1 : process.priority;
    }

    /** Accounts for the computations of all CPUs up to now. */
    void settle() {
        for (Cpu cpu : cpus) {
            cpu.settle();
        }
    }

    /** Returns the process that a CPU runs from now on, removed from the run queue; null if there is none. */
    @Nullable
    UnixProcess choose(Cpu cpu, long now) {
        UnixProcess running = cpu.current();
        if (running == null) {
            return queue.poll();
        }
        UnixProcess preferred = cpu.preferred();
        if (preferred != null && preferred.state == UnixProcess.State.READY) {
            queue.remove(preferred);
            enqueue(running, now);
            return preferred;
        }
        int best = queue.best();
        if (best < running.priority || (best == running.priority && !cpu.isYielding())) {
            return running;
        }
        running.state = UnixProcess.State.READY;
        running.since = now;
        if (cpu.isYielding()) {
            queue.addLast(running);
        } else {
            queue.addFirst(running);
        }
        return queue.poll();
    }

    /** Subtracts a clock period from the quanta of the running processes. */
    void tick(long nanos) {
        for (Cpu cpu : cpus) {
            UnixProcess running = cpu.current();
            if (running != null && policy.tick(running, nanos) && !queue.isEmpty()) {
                cpu.yieldTo(null);
                cpu.reschedule();
            }
        }
    }

    void raiseStarving(long now) {
        queue.raiseStarving(policy, now);
        Cpu lowest = lowest();
        if (lowest != null && queue.best() > priority(lowest)) {
            lowest.reschedule();
        }
    }
}
