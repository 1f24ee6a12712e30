package org.spindle.workload.trace.system;

import java.util.Locale;
import java.util.SortedMap;
import java.util.TreeMap;
import org.spindle.spi.config.Size;
import org.spindle.spi.request.Criticality;
import org.spindle.spi.system.SystemAction;
import org.spindle.spi.system.SystemEvent;
import org.spindle.spi.trace.TraceException;
import org.spindle.spi.trace.TraceRecord;
import org.spindle.workload.trace.Tallied;
import org.spindle.workload.trace.UnwrappedReader;

/** Reads a system trace: request by request as a block trace, or completely. */
public final class SystemTraceReader implements UnwrappedReader, Tallied {

    private final String name;
    private final SystemLines lines;
    private final long[] events = new long[SystemAction.values().length];
    private long processes;
    private long tasks;
    private long interrupts;
    private long compute;

    SystemTraceReader(String name, SystemLines lines) {
        this.name = name;
        this.lines = lines;
    }

    String name() {
        return name;
    }

    /** Returns the remaining lines of the file. */
    SystemLines lines() {
        return lines;
    }

    /**
     * Reads the complete trace and closes it. To be called before any other reading.
     *
     * @throws TraceException if the trace is damaged or inconsistent; the message lists every problem
     */
    public SystemTrace load() {
        try (lines) {
            SystemTrace trace = new SystemTrace(name);
            TraceProblems problems = new TraceProblems(name);
            SystemCheck check = new SystemCheck(problems);
            for (boolean more = true; more; ) {
                try {
                    more = lines.advance();
                    if (more) {
                        add(trace, check);
                    }
                } catch (TraceException damaged) {
                    problems.add(damaged);
                }
            }
            check.finish(trace.processes());
            problems.throwIfAny();
            return trace;
        }
    }

    private void add(SystemTrace trace, SystemCheck check) {
        long line = lines.text().number();
        switch (lines.kind()) {
            case PROCESS -> {
                check.process(lines.start(), line);
                trace.process(lines.start());
            }
            case EVENT -> {
                check.event(lines.process(), lines.event(), line);
                trace.event(lines.process(), lines.event(), lines.isClassified(), line);
            }
            case INTERRUPT -> {
                check.interrupt(lines.interrupt(), line);
                trace.interrupt(lines.interrupt(), lines.isClock());
            }
            case HANDLER -> {
                if (check.handler(lines.event(), line)) {
                    trace.handler(lines.event(), lines.isClassified(), line);
                }
            }
        }
    }

    @Override
    public boolean next(TraceRecord into) {
        while (lines.advance()) {
            count();
            boolean isEvent =
                    lines.kind() == SystemLines.LineKind.EVENT || lines.kind() == SystemLines.LineKind.HANDLER;
            if (isEvent && lines.event().action == SystemAction.REQUEST) {
                fill(into);
                return true;
            }
        }
        return false;
    }

    private void fill(TraceRecord into) {
        SystemEvent event = lines.event();
        into.clear();
        into.device = event.device;
        into.offset = event.sector * Size.SECTOR;
        into.length = event.sectors * Size.SECTOR;
        into.operation = event.operation;
        into.process = lines.kind() == SystemLines.LineKind.EVENT ? lines.process() : TraceRecord.NONE;
        into.synchronyKnown = lines.isClassified();
        into.synchronous = !into.synchronyKnown || event.criticality == Criticality.CRITICAL;
        into.metadata = event.metadata;
        into.readAhead = event.readAhead;
    }

    private void count() {
        switch (lines.kind()) {
            case PROCESS -> {
                processes++;
                tasks += lines.start().task() == null ? 0 : 1;
            }
            case INTERRUPT -> interrupts++;
            case EVENT, HANDLER -> {
                events[lines.event().action.ordinal()]++;
                compute += lines.event().compute;
            }
        }
    }

    @Override
    public SortedMap<String, Long> tallies() {
        SortedMap<String, Long> tallies = new TreeMap<>();
        tallies.put("processes", processes);
        tallies.put("tasks", tasks);
        tallies.put("interrupts", interrupts);
        tallies.put("computation_ns", compute);
        for (SystemAction action : SystemAction.values()) {
            if (events[action.ordinal()] > 0) {
                tallies.put("events_by_action." + action.name().toLowerCase(Locale.ROOT), events[action.ordinal()]);
            }
        }
        return tallies;
    }

    @Override
    public String position() {
        return lines.text().position();
    }

    @Override
    public void close() {
        lines.close();
    }
}
