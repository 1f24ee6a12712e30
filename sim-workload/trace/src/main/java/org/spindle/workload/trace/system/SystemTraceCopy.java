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
 * Copies a system trace line by line, in the order of the file and without its comments. The lines are checked as those of a trace that
 * is run; of a trace of any length only what these checks need is in memory.
 */
public final class SystemTraceCopy {

    private final SystemTraceReader from;
    private final SystemTraceWriter to;
    private final @Nullable LongSet kept;
    private final Complaints complaints;
    private final SystemCheck check;
    private final List<ProcessStart> starts = new ArrayList<>();
    private long copied;

    /**
     * @param from of which nothing has been read
     * @param kept the processes that are copied, which depend on no others; all if null. Interrupts are always copied
     */
    public SystemTraceCopy(SystemTraceReader from, SystemTraceWriter to, @Nullable LongSet kept) {
        this.from = from;
        this.to = to;
        this.kept = kept;
        complaints = new Complaints(from.name());
        check = new SystemCheck(complaints);
    }

    /**
     * Copies all that is left of the trace.
     *
     * @return the number of events copied
     * @throws TraceException if the trace is damaged or contradicts itself; the message tells of every problem
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
                complaints.add(damaged);
            }
        }
        check.finish(starts);
        complaints.throwIfAny();
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
                to.handler(withoutTheAbsent(lines.event()), lines.isClassified());
                copied++;
            }
        }
    }

    private boolean isKept(long process) {
        return kept == null || kept.contains(process);
    }

    /** What a handler does to a process that is not copied is computation only. */
    private SystemEvent withoutTheAbsent(SystemEvent event) {
        boolean aims = event.action == SystemAction.SIGNAL || event.action == SystemAction.KILL;
        if (aims && !isKept(event.subject)) {
            long compute = event.compute;
            event.clear();
            event.compute = compute;
        }
        return event;
    }
}
