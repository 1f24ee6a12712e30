package org.spindle.cli.trace;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import org.spindle.cli.command.UsageException;
import org.spindle.cli.wiring.SpindleProcess;
import org.spindle.spi.request.Operation;
import org.spindle.spi.trace.TraceException;
import org.spindle.spi.trace.TraceReader;
import org.spindle.spi.trace.TraceRecord;
import org.spindle.workload.trace.IndexedTrace;
import org.spindle.workload.trace.transform.DeviceFilter;
import org.spindle.workload.trace.transform.Filters;
import org.spindle.workload.trace.transform.RecordStep;
import org.spindle.workload.trace.transform.TimeWindow;
import org.spindle.workload.trace.transform.TransformedReader;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

@Command(
        name = "filter",
        description = "Keeps the requests that meet every condition.",
        mixinStandardHelpOptions = true)
final class FilterCommand implements Callable<Integer> {

    @Mixin
    private Rewriting rewriting = new Rewriting();

    @Option(
            names = "--from",
            paramLabel = "TIME",
            description = "Arrivals from this time on, counted from the first arrival.")
    private @Nullable String from;

    @Option(
            names = "--until",
            paramLabel = "TIME",
            description = "Arrivals before this time, counted from the first arrival.")
    private @Nullable String until;

    @Option(
            names = "--process",
            split = ",",
            paramLabel = "N",
            description =
                    "Requests of this process; may be repeated. Of a system trace the process, and those on which it"
                            + " depends.")
    private List<Long> processes = new ArrayList<>();

    @Option(
            names = "--device",
            split = ";",
            paramLabel = "DEVICE",
            description = "Requests to this device: its name, its number, or major,minor; may be repeated.")
    private List<String> devices = new ArrayList<>();

    @Option(
            names = "--op",
            split = ",",
            paramLabel = "OP",
            description = "Requests of this kind: read, write, flush or discard; may be repeated.")
    private List<Operation> operations = new ArrayList<>();

    @Option(
            names = "--first-byte",
            paramLabel = "SIZE",
            description = "Requests that access this address or a later one.")
    private @Nullable String firstByte;

    @Option(names = "--end-byte", paramLabel = "SIZE", description = "Requests that access an address before this one.")
    private @Nullable String endByte;

    @Mixin
    private FurtherCache cache = new FurtherCache();

    @Override
    public Integer call() {
        SystemStep copy = new SystemCopy(rewriting, processes);
        return rewriting.by(
                (spindle, read) -> {
                    TraceReader kept = new TransformedReader(read.name(), read.reader(), steps(read, spindle));
                    return cache.above(read.name(), kept);
                },
                (spindle, read, to) -> {
                    refuseForSystem(read);
                    return copy.write(spindle, read, to);
                });
    }

    /** Rejects conditions on requests: processes would wait for removed requests for ever, and computation would be lost. */
    private void refuseForSystem(TraceSource read) {
        boolean onTimes = from != null || until != null;
        boolean onRequests = !devices.isEmpty() || !operations.isEmpty() || firstByte != null || endByte != null;
        if (onTimes || onRequests || cache.isWanted()) {
            throw new UsageException(read.name()
                    + " is a system trace: its requests have no times, and processes wait for them; only --process can"
                    + " be used");
        }
    }

    private List<RecordStep> steps(TraceSource trace, SpindleProcess spindle) {
        List<RecordStep> steps = new ArrayList<>();
        if (from != null || until != null) {
            steps.add(window(trace, spindle));
        }
        if (!devices.isEmpty()) {
            steps.add(new DeviceFilter(Set.copyOf(devices)));
        }
        if (!operations.isEmpty()) {
            steps.add(Filters.operations(Set.copyOf(operations)));
        }
        if (!processes.isEmpty()) {
            steps.add(Filters.processes(Set.copyOf(processes)));
        }
        if (firstByte != null || endByte != null) {
            steps.add(Filters.addresses(
                    firstByte == null ? 0 : Values.size("--first-byte", firstByte),
                    endByte == null ? Long.MAX_VALUE : Values.size("--end-byte", endByte)));
        }
        return steps;
    }

    /** Returns the time window; if the trace has an index, the reader seeks to its beginning. */
    private TimeWindow window(TraceSource trace, SpindleProcess spindle) {
        long begin = from == null ? 0 : Values.time("--from", from);
        long end = until == null ? Long.MAX_VALUE : Values.time("--until", until);
        long origin = firstArrival(spindle);
        IndexedTrace index = trace.index();
        if (index != null && from != null) {
            index.goToTime(origin + begin);
        }
        return new TimeWindow(origin, begin, end);
    }

    private long firstArrival(SpindleProcess spindle) {
        TraceRecord record = new TraceRecord();
        try (TraceSource first = rewriting.open(spindle)) {
            while (first.reader().next(record)) {
                if (record.arrival != TraceRecord.NONE) {
                    return record.arrival;
                }
            }
        }
        throw new TraceException(rewriting.file() + ": has no arrival times, which --from and --until need");
    }
}
