package org.spindle.host.filebench;

import java.util.ArrayDeque;
import org.jspecify.annotations.Nullable;
import org.spindle.spi.metric.Level;
import org.spindle.spi.sim.EventHandler;
import org.spindle.spi.sim.EventLoop;

/** CPUs that processes share, first come, first served, with time slices of ten milliseconds. */
final class SharedCpus implements EventHandler {

    private static final long TURN = 10_000_000;

    private final EventLoop events;
    private final Level busyLevel;
    private final @Nullable BenchmarkProcess[] running;
    private final ArrayDeque<BenchmarkProcess> waiting = new ArrayDeque<>();
    private int busy;

    SharedCpus(EventLoop events, int cpus, Level busyLevel) {
        this.events = events;
        this.busyLevel = busyLevel;
        running = new @Nullable BenchmarkProcess[cpus];
    }

    /** Executes the computation of a process, then continues the process. */
    void compute(BenchmarkProcess process) {
        waiting.add(process);
        for (int cpu = 0; cpu < running.length && !waiting.isEmpty(); cpu++) {
            giveAway(cpu);
        }
    }

    private void giveAway(int cpu) {
        if (running[cpu] != null) {
            return;
        }
        BenchmarkProcess next = waiting.poll();
        if (next != null) {
            running[cpu] = next;
            next.runsOn(cpu);
            busyLevel.set(++busy);
            events.schedule(events.now() + Math.min(TURN, next.computing()), this, 0, cpu);
        }
    }

    @Override
    public void handle(int op, long arg) {
        int cpu = (int) arg;
        BenchmarkProcess process = running[cpu];
        if (process == null) {
            throw new IllegalStateException("no process uses CPU " + cpu);
        }
        running[cpu] = null;
        busyLevel.set(--busy);
        if (process.hasComputed(Math.min(TURN, process.computing()))) {
            giveAway(cpu);
            process.computed();
        } else {
            waiting.add(process);
            giveAway(cpu);
        }
    }
}
