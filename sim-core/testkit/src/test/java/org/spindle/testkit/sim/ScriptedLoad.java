package org.spindle.testkit.sim;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;
import org.spindle.spi.request.Operation;
import org.spindle.spi.system.InterruptArrival;
import org.spindle.spi.system.ProcessStart;
import org.spindle.spi.system.ProcessStart.InitialState;
import org.spindle.spi.system.SystemAction;
import org.spindle.spi.system.SystemEvent;
import org.spindle.spi.system.SystemLoad;

/** Processes that a test writes down: each is a task whose name is {@code task} and its number. */
public final class ScriptedLoad implements SystemLoad {

    private record Step(Consumer<SystemEvent> event, boolean isLast) {}

    private final List<ProcessStart> starts = new ArrayList<>();
    private final Map<Long, Long> first = new HashMap<>();
    private final List<Step> steps = new ArrayList<>();
    private final List<InterruptArrival> interrupts = new ArrayList<>();
    private int taken;

    /** Adds a process with its events. */
    @SafeVarargs
    @SuppressWarnings("varargs") // the array is only read
    public final ScriptedLoad process(long number, InitialState state, long subject, Consumer<SystemEvent>... events) {
        starts.add(new ProcessStart(number, 0, state, subject, "task" + number));
        first.put(number, add(events));
        return this;
    }

    /** Adds an interrupt with the events of its handler. */
    @SafeVarargs
    @SuppressWarnings("varargs") // the array is only read
    public final ScriptedLoad interrupt(long at, Consumer<SystemEvent>... events) {
        InterruptArrival arrival = new InterruptArrival();
        arrival.at = at;
        arrival.handler = add(events);
        interrupts.add(arrival);
        return this;
    }

    private long add(Consumer<SystemEvent>[] events) {
        long place = events.length == 0 ? END : steps.size();
        for (int i = 0; i < events.length; i++) {
            steps.add(new Step(events[i], i == events.length - 1));
        }
        return place;
    }

    /** An action after a computation in nanoseconds. */
    public static Consumer<SystemEvent> then(long compute, SystemAction action, long subject) {
        return event -> {
            event.compute = compute;
            event.action = action;
            event.subject = subject;
        };
    }

    /** A read of eight sectors, a request with a number or an access through the file cache. */
    public static Consumer<SystemEvent> access(SystemAction action, long number, long sector) {
        return event -> {
            event.action = action;
            event.subject = number;
            event.operation = Operation.READ;
            event.sector = sector;
            event.sectors = 8;
        };
    }

    @Override
    public List<ProcessStart> processes() {
        return starts;
    }

    @Override
    public long first(long process) {
        return first.get(process);
    }

    @Override
    public long read(long place, SystemEvent into) {
        into.clear();
        Step step = steps.get((int) place);
        step.event.accept(into);
        return step.isLast ? END : place + 1;
    }

    @Override
    public boolean nextInterrupt(InterruptArrival into) {
        if (taken == interrupts.size()) {
            return false;
        }
        InterruptArrival next = interrupts.get(taken++);
        into.at = next.at;
        into.handler = next.handler;
        return true;
    }

    @Override
    public String describe(long place) {
        return "event " + place;
    }
}
