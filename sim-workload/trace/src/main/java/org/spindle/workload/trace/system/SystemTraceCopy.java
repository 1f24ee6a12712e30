package org.spindle.workload.trace.system;

import it.unimi.dsi.fastutil.longs.LongSet;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.spindle.spi.system.ProcessStart;
import org.spindle.spi.system.SystemAction;
import org.spindle.spi.system.SystemEvent;
import org.spindle.spi.trace.TraceException;

/**
 * Copies a system trace line by line, in the order of the file and without its comments. The lines are checked like those of a trace to be
 * run; only the state of these checks is in memory, however long the trace.
 */
public final class SystemTraceCopy {

    private final SystemTraceReader from;
    private final SystemTraceWriter to;
    private final @Nullable LongSet kept;
    private final TraceProblems problems;
    private final SystemCheck check;
    private final List<ProcessStart> starts = new ArrayList<>();
    private long copied;

    /**
     * @param from a reader at the start of the trace
     * @param kept the processes to copy, which must not depend on others; all if null. Interrupts are always copied
     */
    public SystemTraceCopy(SystemTraceReader from, SystemTraceWriter to, @Nullable LongSet kept) {
        this.from = from;
        this.to = to;
        this.kept = kept;
        problems = new TraceProblems(from.name());
        check = new SystemCheck(problems);
    }

    /**
     * Copies the rest of the trace.
     *
     * @return the number of events copied
     * @throws TraceException if the trace is damaged or inconsistent; the message lists every problem
     */
    public long run() {
        SystemLines lines = from.lines();
        for (boolean more = true; more; ) {
            try {
                more = lines.advance();
                if (more) {
                    copy(lines);
                }
            } catch (TraceException damaged) {
                problems.add(damaged);
            }
        }
        check.finish(starts);
        problems.throwIfAny();
        return copied;
    }

    private void copy(SystemLines lines) {
        long line = lines.text().number();
        switch (lines.kind()) {
            case PROCESS -> {
                check.process(lines.start(), line);
                starts.add(lines.start());
                if (isKept(lines.start().process())) {
                    to.process(lines.start());
                }
            }
            case EVENT -> {
                check.event(lines.process(), lines.event(), line);
                if (isKept(lines.process())) {
                    to.event(lines.process(), lines.event(), lines.isClassified());
                    copied++;
                }
            }
            case INTERRUPT -> {
                check.interrupt(lines.interrupt(), line);
                to.interrupt(lines.interrupt(), lines.isClock());
            }
            case HANDLER -> {
                check.handler(lines.event(), line);
                to.handler(withoutAbsentTarget(lines.event()), lines.isClassified());
                copied++;
            }
        }
    }

    private boolean isKept(long process) {
        return kept == null || kept.contains(process);
    }

    /** Reduces a handler's effect on a process that is not copied to its computation. */
    private SystemEvent withoutAbsentTarget(SystemEvent event) {
        boolean aims = event.action == SystemAction.SIGNAL || event.action == SystemAction.KILL;
        if (aims && !isKept(event.subject)) {
            long compute = event.compute;
            event.clear();
            event.compute = compute;
        }
        return event;
    }
}
