package org.spindle.testkit.sim;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.spindle.spi.request.Criticality;
import org.spindle.spi.system.InterruptArrival;
import org.spindle.spi.system.ProcessStart;
import org.spindle.spi.system.ProcessStart.InitialState;
import org.spindle.spi.system.SystemAction;
import org.spindle.spi.system.SystemEvent;
import org.spindle.spi.system.SystemLoad;

/** Processes and interrupts that a test specifies. Times are in nanoseconds. */
public final class TestLoad implements SystemLoad {

    private static final int SECTORS = 8;

    private record Step(
            long compute, SystemAction action, long subject, boolean all, int device, Criticality criticality) {}

    private record Arrival(long at, boolean clock) {}

    private final List<ProcessStart> processes = new ArrayList<>();
    private final Map<Long, List<Integer>> streams = new LinkedHashMap<>();
    private final List<Step> steps = new ArrayList<>();
    private final List<Arrival> arrivals = new ArrayList<>();
    private final List<List<Integer>> handlers = new ArrayList<>();
    private final Map<Integer, Integer> next = new LinkedHashMap<>();
    private long speaker;
    private int delivered;

    /** Declares a process that has a CPU at the start; its events follow. */
    public TestLoad running(long process, int cpu) {
        return declare(process, InitialState.RUNNING, cpu, "task");
    }

    public TestLoad ready(long process) {
        return declare(process, InitialState.READY, SystemEvent.NONE, "task");
    }

    public TestLoad sleeping(long process, long key) {
        return declare(process, InitialState.SLEEPING, key, null);
    }

    public TestLoad absent(long process) {
        return declare(process, InitialState.ABSENT, SystemEvent.NONE, null);
    }

    private TestLoad declare(long process, InitialState state, long subject, @Nullable String task) {
        processes.add(new ProcessStart(process, 0, state, subject, task == null ? null : task + "-" + process));
        speaker = process;
        streams.put(process, new ArrayList<>());
        return this;
    }

    /** The next event of the process, or of the handler, that was named last. */
    public TestLoad then(long compute, SystemAction action, long subject) {
        return add(new Step(compute, action, subject, false, 0, Criticality.CRITICAL));
    }

    public TestLoad then(long compute, SystemAction action) {
        return then(compute, action, SystemEvent.NONE);
    }

    /** A wakeup of all that sleep on a key. */
    public TestLoad wakeAll(long compute, long key) {
        return add(new Step(compute, SystemAction.WAKEUP, key, true, 0, Criticality.CRITICAL));
    }

    /** A time-limited read of 8 sectors, the number-th of the device. */
    public TestLoad read(long compute, long number, int device) {
        return add(new Step(compute, SystemAction.REQUEST, number, false, device, Criticality.LIMITED));
    }

    /** Adds an interrupt; the events of its handler follow. */
    public TestLoad interrupt(long at, boolean clock) {
        arrivals.add(new Arrival(at, clock));
        handlers.add(new ArrayList<>());
        speaker = SystemEvent.NONE;
        return this;
    }

    private TestLoad add(Step step) {
        List<Integer> stream = speaker == SystemEvent.NONE ? handlers.get(handlers.size() - 1) : stream(speaker);
        if (!stream.isEmpty()) {
            next.put(stream.get(stream.size() - 1), steps.size());
        }
        stream.add(steps.size());
        steps.add(step);
        return this;
    }

    private List<Integer> stream(long process) {
        return streams.getOrDefault(process, List.of());
    }

    @Override
    public List<ProcessStart> processes() {
        return List.copyOf(processes);
    }

    @Override
    public long first(long process) {
        List<Integer> stream = stream(process);
        return stream.isEmpty() ? END : stream.get(0);
    }

    @Override
    public long read(long place, SystemEvent into) {
        Step step = steps.get((int) place);
        into.clear();
        into.compute = step.compute;
        into.action = step.action;
        into.subject = step.subject;
        into.all = step.all;
        into.device = step.device;
        into.criticality = step.criticality;
        into.sector = step.action == SystemAction.REQUEST ? step.subject * SECTORS : 0;
        into.sectors = SECTORS;
        return next.getOrDefault((int) place, (int) END);
    }

    @Override
    public boolean nextInterrupt(InterruptArrival into) {
        if (delivered == arrivals.size()) {
            return false;
        }
        Arrival arrival = arrivals.get(delivered);
        into.at = arrival.at;
        into.clock = arrival.clock;
        into.handler = handlers.get(delivered).isEmpty()
                ? END
                : handlers.get(delivered).get(0);
        delivered++;
        return true;
    }

    @Override
    public String describe(long place) {
        return "step " + place;
    }
}
