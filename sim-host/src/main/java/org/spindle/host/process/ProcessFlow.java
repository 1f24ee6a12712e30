package org.spindle.host.process;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.spindle.host.process.Process.Stage;
import org.spindle.spi.config.Time;
import org.spindle.spi.metric.Counter;
import org.spindle.spi.metric.Distribution;
import org.spindle.spi.metric.Level;
import org.spindle.spi.request.Criticality;
import org.spindle.spi.request.Request;
import org.spindle.spi.request.RequestAttribute;
import org.spindle.spi.sim.EventHandler;
import org.spindle.spi.workload.Workload;
import org.spindle.spi.workload.WorkloadContext;

/**
 * Processes on CPUs. A process that needs a CPU and finds none free waits in a FIFO run queue. A process that sleeps releases its
 * CPU; when its request is complete it joins the end of the run queue.
 */
final class ProcessFlow implements Workload, EventHandler {

    private static final int COMPUTED = 0;
    private static final int LIMIT_REACHED = 1;

    private final ProcessWorkload config;
    private final WorkloadContext context;
    private final List<Process> processes = new ArrayList<>();
    private final ArrayDeque<Process> runnable = new ArrayDeque<>();
    private final @Nullable Process[] cpus;
    private final @Nullable DiskSimRandom sequence;
    private final long requests;
    private final double time;
    private final boolean sharing;
    private final boolean usesAnyCpu;
    private final double before;
    private final double after;
    private final Level utilisation;
    private final Distribution sleep;
    private final Counter limitsReached;
    private final Counter limitsMissed;
    private int busy;
    private long prepared;
    private long sent;
    private boolean over;

    /**
     * @throws IllegalArgumentException if the processes do not fit the devices
     */
    ProcessFlow(ProcessWorkload config, WorkloadContext context) {
        this.config = config;
        this.context = context;
        sequence = config.has(ProcessCompat.RANDOM_SEQUENCE)
                ? new DiskSimRandom(config.disksimSeeds().first())
                : null;
        for (ProcessConfig kind : config.processes()) {
            for (int i = 0; i < kind.count(); i++) {
                processes.add(process(kind));
            }
        }
        context.tasks().add(processes.size());
        Integer wanted = config.cpus();
        cpus = new @Nullable Process[wanted == null ? processes.size() : wanted];
        Long limit = config.requests();
        requests = limit == null ? Long.MAX_VALUE : limit;
        Time end = config.time();
        time = end == null ? Double.POSITIVE_INFINITY : end.inNanos();
        sharing = !config.has(ProcessCompat.NO_TIME_SHARING);
        usesAnyCpu = !config.has(ProcessCompat.IDLE_CPUS);
        before = config.systemCall().before().inNanos();
        after = config.systemCall().after().inNanos();
        utilisation = context.metrics().level("cpu-utilisation", "", "Share of the CPUs that run a process");
        sleep = context.metrics().distribution("sleep-time", "ns", "Duration of each wait of a process for a request");
        limitsReached = context.metrics()
                .counter("limits-reached", "requests", "Time-limited requests whose limit was reached in a think time");
        limitsMissed = context.metrics()
                .counter(
                        "limits-missed",
                        "requests",
                        "Requests for which the process slept at their limit, as they were incomplete");
    }

    private Process process(ProcessConfig kind) {
        int number = processes.size();
        Draws draws = sequence == null ? Draws.of(number, context) : Draws.all(sequence);
        TimeLimits limits = config.has(ProcessCompat.UNAGED_LIMITS) ? new UnagedLimits() : new Deadlines();
        boolean unusedLastBlock = config.has(ProcessCompat.UNUSED_LAST_BLOCK);
        return new Process(number, new RequestSource(kind, unusedLastBlock, draws, context), limits);
    }

    @Override
    public void start() {
        List<Process> order = new ArrayList<>(processes);
        if (config.has(ProcessCompat.REVERSE_START)) {
            Collections.reverse(order);
        }
        for (Process process : order) {
            if (prepared < requests) {
                process.source.drawFirst();
                think(process);
                prepared++;
                runnable.add(process);
            } else {
                end(process);
            }
        }
        if (sequence != null) {
            sequence.seed(config.disksimSeeds().others());
        }
        for (int cpu = 0; cpu < cpus.length; cpu++) {
            dispatch(cpu, 0);
        }
    }

    @Override
    public void handle(int op, long arg) {
        Process process = processes.get((int) arg);
        process.clock += process.part * config.cpuTimeScale();
        process.remaining -= process.part;
        if (op == COMPUTED) {
            beginNextStage(process);
        } else {
            limitReached(process);
        }
    }

    private void limitReached(Process process) {
        Issued needed = process.needed;
        process.needed = null;
        if (needed == null) {
            throw new IllegalStateException(
                    "a limit of process " + process.number + " was reached, but belongs to no request");
        }
        process.limits.remove(needed);
        process.thought = process.remaining;
        limitsReached.add(1);
        if (needed.isComplete()) {
            compute(process);
        } else {
            limitsMissed.add(1);
            sleep(process, needed);
        }
    }

    /** Begins the next stage when the CPU time of the current one has been used. */
    private void beginNextStage(Process process) {
        switch (process.stage) {
            case THINK -> beginStage(process, Stage.CALL, before);
            case CALL -> send(process);
            case RETURN -> prepareAfterOthers(process);
            default -> throw new IllegalStateException("stage " + process.stage + " takes no CPU time");
        }
    }

    /** Begins a stage of the process on its CPU, or skips the stage if it needs no CPU time. */
    private void beginStage(Process process, Stage stage, double nanos) {
        process.stage = stage;
        process.remaining = nanos;
        if (nanos > 0) {
            compute(process);
        } else {
            beginNextStage(process);
        }
    }

    private void compute(Process process) {
        process.part = process.remaining;
        int op = COMPUTED;
        if (process.stage == Stage.THINK) {
            double until = process.limits.remaining(process.clock) / config.cpuTimeScale();
            if (until <= process.remaining) {
                process.part = until;
                process.needed = process.limits.next();
                op = LIMIT_REACHED;
            }
        }
        double end = process.clock + process.part * config.cpuTimeScale();
        context.events().schedule(Math.round(end), this, op, process.number);
    }

    private void send(Process process) {
        Criticality criticality = process.source.criticality();
        Issued issued = new Issued(this, process);
        Request request = process.source.request(sent++);
        request.process(process.number);
        request.attribute(RequestAttribute.CPU, process.cpu);
        process.stage = Stage.RETURN;
        process.remaining = after;
        if (criticality == Criticality.LIMITED) {
            process.limits.add(issued, process.source.limit(), process.clock, process.thought);
        }
        process.outstanding++;
        context.submit(request, issued);
        if (criticality == Criticality.CRITICAL && !issued.isComplete()) {
            sleep(process, issued);
        } else {
            beginStage(process, Stage.RETURN, after);
        }
    }

    private void prepareAfterOthers(Process process) {
        process.stage = Stage.PREPARE;
        if (sharing && !runnable.isEmpty()) {
            runnable.add(process);
            dispatch(process.cpu, process.clock);
        } else if (mayPrepare(process.clock)) {
            prepare(process);
        } else {
            end(process);
            dispatch(process.cpu, process.clock);
        }
    }

    /** Ends a process, which sends no further request; as a task it is done when all of its requests are complete. */
    private void end(Process process) {
        process.ended = true;
        if (process.outstanding == 0) {
            context.tasks().done();
        }
    }

    /** Returns whether a process can prepare another request; ends the run if not and the run is abandoned at its limit. */
    private boolean mayPrepare(double now) {
        if (prepared < requests && now < time) {
            return true;
        }
        if (config.atLimit() == ProcessWorkload.AtLimit.ABANDON) {
            over = true;
            context.endRun();
        }
        return false;
    }

    private void prepare(Process process) {
        prepared++;
        process.source.drawNext();
        think(process);
        compute(process);
    }

    private static void think(Process process) {
        process.stage = Stage.THINK;
        process.remaining = process.source.think();
        process.thought = process.remaining;
    }

    private void sleep(Process process, Issued until) {
        process.asleepSince = process.clock;
        until.await(process);
        dispatch(process.cpu, process.clock);
    }

    /** Called when a request is complete; {@code sleeper} is the process that waits for it, or null. */
    void completed(Issued request, @Nullable Process sleeper) {
        Process sender = request.process();
        sender.limits.completed(request);
        sender.outstanding--;
        if (sender.ended && sender.outstanding == 0) {
            context.tasks().done();
        }
        if (sleeper == null || over) {
            return;
        }
        sleeper.clock = context.events().now();
        sleep.record(Math.round(sleeper.clock - sleeper.asleepSince));
        runnable.add(sleeper);
        int last = usesAnyCpu ? cpus.length : 1;
        for (int cpu = 0; cpu < last; cpu++) {
            if (cpus[cpu] == null) {
                dispatch(cpu, sleeper.clock);
                return;
            }
        }
    }

    /** Assigns a CPU to the first process of the run queue, or leaves it idle. */
    private void dispatch(int cpu, double now) {
        boolean wasBusy = cpus[cpu] != null;
        Process next = runnable.poll();
        while (next != null && preparesNext(next) && !mayPrepare(now)) {
            end(next);
            next = runnable.poll();
        }
        cpus[cpu] = next;
        busy += (next == null ? 0 : 1) - (wasBusy ? 1 : 0);
        utilisation.set((double) busy / cpus.length);
        if (next == null) {
            return;
        }
        next.cpu = cpu;
        next.clock = now;
        if (preparesNext(next)) {
            prepare(next);
        } else {
            compute(next);
        }
    }

    private static boolean preparesNext(Process process) {
        return process.stage == Stage.PREPARE || (process.stage == Stage.RETURN && process.remaining == 0);
    }

    @Override
    public void close() {}
}
