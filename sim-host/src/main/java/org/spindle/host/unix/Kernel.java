package org.spindle.host.unix;

import java.util.ArrayDeque;
import java.util.Set;
import java.util.TreeSet;
import org.jspecify.annotations.Nullable;
import org.spindle.host.filecache.FileCache;
import org.spindle.host.filecache.FileCacheConfig;
import org.spindle.host.unix.InterruptFrame.Cause;
import org.spindle.spi.host.HostContext;
import org.spindle.spi.request.CommonTimes;
import org.spindle.spi.request.CompletionListener;
import org.spindle.spi.request.Request;
import org.spindle.spi.request.RequestAttribute;
import org.spindle.spi.request.TimeComponent;
import org.spindle.spi.sim.EventHandler;
import org.spindle.spi.system.ProcessStart;
import org.spindle.spi.system.ProcessStart.InitialState;
import org.spindle.spi.system.RequestIssuer;
import org.spindle.spi.system.SystemLoad;
import org.spindle.spi.timeline.Timeline;
import org.spindle.spi.timeline.TimelineTrack;

/** Interrupt handling and the steps of CPUs. The first CPU takes every interrupt, immediately (Ganger 1995, section A.1.3). */
final class Kernel implements CpuDuties, CompletionListener, Interrupts, ExternalHandlers, EventHandler {

    private final UnixConfig config;
    private final HostContext context;
    private final HostMeasures measures;
    private final IdleTime idleTime;
    private final TimeSharing policy;
    private final Processors processors;
    private final InterruptFrames frames = new InterruptFrames();
    private final ComputationTimes computations;
    private final TimeComponent issueTime;
    private final TimeComponent interruptTime;
    private @Nullable SystemLoad load;
    private @Nullable ProcessControl control;
    private @Nullable ExternalInterrupts externals;
    private final ArrayDeque<Request> ordered = new ArrayDeque<>();
    private long outstanding;

    Kernel(UnixConfig config, HostContext context) {
        this.config = config;
        this.context = context;
        measures = new HostMeasures(context.metrics());
        idleTime = new IdleTime(config.cpus(), measures.utilisation, measures.falselyIdle);
        policy = new TimeSharing(config);
        UnixConfig.Costs costs = config.costs();
        Cpu.Switching switching = new Cpu.Switching(
                costs.contextSwitch().nanos(),
                config.idle() == UnixConfig.IdleLoop.IDLE_PROCESS,
                measures.contextSwitches);
        issueTime = CommonTimes.issue(context.requestSchema());
        interruptTime = CommonTimes.interrupt(context.requestSchema());
        Timeline timeline = context.timeline();
        Cpu[] cpus = new Cpu[config.cpus()];
        for (int i = 0; i < cpus.length; i++) {
            TimelineTrack track = timeline.isShown() ? timeline.track("CPU " + i) : TimelineTrack.NONE;
            cpus[i] = new Cpu(i, context.events(), this, measures.times, idleTime, switching, track);
        }
        processors = new Processors(cpus, policy);
        computations = ComputationTimes.of(config);
    }

    /**
     * Executes the processes of a load, which begin at time 0.
     *
     * @param issuer issues requests whose driver code runs in the process
     * @param backgroundIssuer issues requests whose driver code runs on the first CPU
     * @throws IllegalArgumentException if there are fewer CPUs than processes that run at the start, or there is no file cache
     *     that the load needs
     */
    void execute(SystemLoad newLoad, RequestIssuer issuer, RequestIssuer backgroundIssuer) {
        FileCacheConfig caching = config.fileCache();
        if (caching == null && newLoad.needsFileCache()) {
            throw new IllegalArgumentException("the processes access files through a file cache, but the host has none;"
                    + " configure one, such as host: {type: unix, fileCache: {size: 8 MiB}}");
        }
        Set<String> names = new TreeSet<>();
        int tasks = 0;
        for (ProcessStart start : newLoad.processes()) {
            if (start.state() == InitialState.RUNNING && start.subject() >= processors.count()) {
                throw new IllegalArgumentException("process " + start.process() + " runs on CPU " + start.subject()
                        + " at the start, but the host has " + processors.count()
                        + " CPUs, counted from 0; set cpus to "
                        + (start.subject() + 1) + " or more");
            }
            String task = start.task();
            if (task != null) {
                names.add(task);
                tasks++;
            }
        }
        context.tasks().add(tasks);
        control = new ProcessControl(
                new ProcessControl.Parts(
                        context,
                        newLoad,
                        issuer,
                        new ProcessTable(newLoad, context.timeline()),
                        processors,
                        idleTime,
                        measures,
                        new TaskMeasures(context.metrics(), context.tasks(), measures.times, idleTime, names),
                        policy,
                        this,
                        computations,
                        caching == null
                                ? null
                                : new FileCache(
                                        caching,
                                        context,
                                        backgroundIssuer,
                                        measures,
                                        newLoad.processes().size())),
                config);
        load = newLoad;
        externals = new ExternalInterrupts(
                context.events(), newLoad, this, config.clock().source() == UnixConfig.Source.TRACED);
        context.events().schedule(0, this, 0, 0);
    }

    @Override
    public void handle(int op, long arg) {
        if (externals != null && control != null) {
            externals.start();
            control.start();
        }
    }

    /** Submits a request that is not issued by a process: the driver runs for it as an interrupt handler. */
    void submit(Request request) {
        request.attribute(RequestAttribute.CPU, 0);
        request.clock().enter(issueTime, context.events().now());
        InterruptFrame frame = frames.take(Cause.SUBMISSION, computations.request());
        frame.request = request;
        processors.cpu(0).interrupt(frame);
    }

    /** Submits a request of the file cache: the driver runs for one request at a time, in order of submission. */
    void submitInOrder(Request request) {
        request.attribute(RequestAttribute.CPU, 0);
        ordered.add(request);
        if (ordered.size() == 1) {
            processors.cpu(0).interrupt(frames.take(Cause.SUBMISSION, computations.request()));
        }
    }

    private void sendFirst() {
        Request first = ordered.element();
        send(first);
        ordered.remove();
        if (!ordered.isEmpty()) {
            processors.cpu(0).interrupt(frames.take(Cause.SUBMISSION, computations.request()));
        }
    }

    /** Sends a request to the storage. */
    void send(Request request) {
        outstanding++;
        request.clock().leave(context.events().now());
        request.expect(this);
        context.units().get(request.device()).submit(request);
    }

    @Override
    public void completed(Request request) {
        outstanding--;
        request.clock().enter(interruptTime, context.events().now());
        measures.interruptedForRequest(config.costs().interruptsPerRequest());
        InterruptFrame frame = frames.take(Cause.COMPLETION, computations.completion());
        frame.request = request;
        processors.cpu(0).interrupt(frame);
    }

    @Override
    public void clock(long cost) {
        measures.clockInterrupts.add(1);
        measures.interrupted();
        processors.cpu(0).interrupt(frames.take(Cause.CLOCK, cost));
    }

    @Override
    public void timer(long cost) {
        measures.interrupted();
        processors.cpu(0).interrupt(frames.take(Cause.TIMER, cost));
    }

    @Override
    public void arrived(boolean clock, long handler) {
        measures.interrupted();
        measures.clockInterrupts.add(clock ? 1 : 0);
        InterruptFrame frame = frames.take(clock ? Cause.EXTERNAL_CLOCK : Cause.EXTERNAL, 0);
        frame.next = handler;
        processors.cpu(0).interrupt(frame);
    }

    @Override
    public void perform(Cpu cpu, UnixProcess process) {
        control().perform(cpu, process);
    }

    @Override
    public void perform(Cpu cpu, InterruptFrame frame) {
        if (frame.hasEvent) {
            frame.hasEvent = false;
            control().affectOthers(frame.event);
        } else if (frame.next != SystemLoad.END && load != null) {
            frame.place = frame.next;
            frame.next = load.read(frame.place, frame.event);
            frame.remaining = computations.scaled(frame.event.compute);
            frame.hasEvent = true;
        } else {
            finish(cpu, frame);
        }
    }

    private void finish(Cpu cpu, InterruptFrame frame) {
        Request request = frame.request;
        Cause cause = frame.cause;
        cpu.pop(frame);
        frames.giveBack(frame);
        if (request == null) {
            finish(cause);
        } else if (cause == Cause.SUBMISSION) {
            send(request);
        } else {
            request.complete(context.events().now());
        }
    }

    private void finish(Cause cause) {
        if (cause == Cause.SUBMISSION) {
            sendFirst();
        } else if (cause == Cause.TIMER) {
            control().clock().endPauses();
        } else if (cause != Cause.EXTERNAL) {
            control().clock().tick();
        }
    }

    @Override
    public @Nullable UnixProcess choose(Cpu cpu) {
        return processors.choose(cpu, context.events().now());
    }

    @Override
    public void idle() {
        boolean isNothingPending = outstanding == 0 && (externals == null || externals.isOver());
        if (isNothingPending && idleTime.areAllIdle() && control != null) {
            String deadlock = control.deadlock();
            if (deadlock != null) {
                throw context.failure(deadlock);
            }
        }
    }

    private ProcessControl control() {
        if (control == null) {
            throw new IllegalStateException("the host executes no processes");
        }
        return control;
    }
}
