package org.spindle.cli.trace;

import it.unimi.dsi.fastutil.longs.LongSet;
import java.io.OutputStream;
import java.util.List;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;
import org.spindle.cli.command.UsageException;
import org.spindle.cli.wiring.SpindleProcess;
import org.spindle.spi.trace.TraceReader;
import org.spindle.workload.trace.system.ProcessClosure;
import org.spindle.workload.trace.system.SystemTraceCopy;
import org.spindle.workload.trace.system.SystemTraceReader;
import org.spindle.workload.trace.system.SystemTraceWriter;

/** Copies a system trace, or the named processes with all on which they depend. */
final class SystemCopy implements SystemStep {

    private final Rewriting rewriting;
    private final List<Long> processes;

    /**
     * @param processes those that are kept; all if empty
     */
    SystemCopy(Rewriting rewriting, List<Long> processes) {
        this.rewriting = rewriting;
        this.processes = processes;
    }

    @Override
    public Outcome write(SpindleProcess spindle, TraceSource from, OutputStream out) {
        LongSet kept = processes.isEmpty() ? null : closure(spindle);
        long events;
        try (SystemTraceWriter writer = new SystemTraceWriter(out)) {
            events = new SystemTraceCopy(reader(from), writer, kept).run();
        }
        return new Outcome(events + (events == 1 ? " event" : " events"), notes(kept));
    }

    private LongSet closure(SpindleProcess spindle) {
        try (TraceSource first = rewriting.open(spindle)) {
            return new ProcessClosure(reader(first)).of(processes);
        }
    }

    private static SystemTraceReader reader(TraceSource from) {
        TraceReader reader = from.reader();
        if (reader instanceof SystemTraceReader system) {
            return system;
        }
        throw new UsageException(
                "--on-error: no line of a system trace can be skipped, because others depend on it; correct "
                        + from.name());
    }

    private List<String> notes(@Nullable LongSet kept) {
        if (kept == null || kept.size() == processes.stream().distinct().count()) {
            return List.of();
        }
        String more = kept.longStream()
                .filter(process -> !processes.contains(process))
                .sorted()
                .mapToObj(String::valueOf)
                .collect(Collectors.joining(", "));
        return List.of("processes also kept, because the others depend on them: " + more);
    }
}
