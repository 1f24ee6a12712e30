package org.spindle.host.unix;

import java.util.Locale;
import org.spindle.host.filecache.CacheNeeds;
import org.spindle.spi.metric.Counter;
import org.spindle.spi.metric.Distribution;
import org.spindle.spi.metric.Level;
import org.spindle.spi.metric.Metrics;
import org.spindle.spi.request.Criticality;
import org.spindle.spi.request.Request;

/** The metrics of a UNIX host except those of its tasks. */
final class HostMeasures implements CacheNeeds {

    static final String TIME_LIMIT = "time-limit";

    final Level utilisation;
    final Level falselyIdle;
    final CpuTimes times;
    final Counter contextSwitches;
    private final Counter interrupts;
    private final Counter storageInterrupts;
    private final Distribution interruptsPerRequest;
    final Counter clockInterrupts;
    final Distribution storageWait;
    final Distribution timeLimit;
    final Counter limitsMet;
    final Counter limitsMissed;
    private final Distribution[] responses = new Distribution[Criticality.values().length];
    private final Distribution writtenBack;
    private final Counter[] reads = new Counter[responses.length];
    private final Counter[] nonReads = new Counter[responses.length];

    /** Interrupts since the last completed request. */
    private long sinceRequest;

    HostMeasures(Metrics metrics) {
        utilisation = metrics.level("cpu-utilisation", "", "Share of the CPUs that are not idle");
        falselyIdle = metrics.level(
                "false-idle", "", "Share of the CPUs that are idle while as many processes wait for storage");
        times = new CpuTimes(new Counter[] {
            metrics.counter("process-time", "CPU-ns", "CPU time of processes"),
            metrics.counter(
                    "switch-time", "CPU-ns", "CPU time of context switches that are not caused by a wait for storage"),
            metrics.counter(
                    "false-computation",
                    "CPU-ns",
                    "CPU time of context switches from and to processes that wait for storage, and of refilling caches for"
                            + " them"),
            metrics.counter("driver-time", "CPU-ns", "CPU time of issuing requests"),
            metrics.counter("storage-interrupt-time", "CPU-ns", "CPU time of handlers of storage interrupts"),
            metrics.counter("other-interrupt-time", "CPU-ns", "CPU time of handlers of all other interrupts")
        });
        contextSwitches = metrics.counter("context-switches", "switches", "Context switches of all CPUs");
        interrupts = metrics.counter("interrupts", "interrupts", "Interrupts of all causes");
        storageInterrupts = metrics.counter("storage-interrupts", "interrupts", "Storage interrupts");
        clockInterrupts = metrics.counter("clock-interrupts", "interrupts", "Clock interrupts");
        interruptsPerRequest = metrics.distribution(
                "interrupts-per-request",
                "interrupts",
                "Interrupts of all causes since the previous completed request, for each request");
        storageWait = metrics.distribution("storage-wait", "ns", "Duration of each wait of a process for a request");
        timeLimit = metrics.distribution(TIME_LIMIT, "ns", "Time from the issue of each request to its first need");
        limitsMet =
                metrics.counter("limits-met", "requests", "Requests that were complete when they were first needed");
        limitsMissed = metrics.counter(
                "limits-missed", "requests", "Requests that were not complete when they were first needed");
        writtenBack = metrics.distribution(
                "written-back",
                "ns",
                "Completion time of each write that no process waits for, from the start of the run");
        for (Criticality each : Criticality.values()) {
            String name = each.name().toLowerCase(Locale.ROOT);
            responses[each.ordinal()] = metrics.distribution(
                    name + "-response-time", "ns", "Response time of requests issued as time-" + name);
            reads[each.ordinal()] =
                    metrics.counter(readsOf(each), "requests", "Completed reads issued as time-" + name);
            nonReads[each.ordinal()] = metrics.counter(
                    writesOf(each), "requests", "Completed writes and other non-read requests issued as time-" + name);
        }
    }

    /** Returns the name of the counter of reads that were issued with a criticality. */
    static String readsOf(Criticality criticality) {
        return criticality.name().toLowerCase(Locale.ROOT) + "-reads";
    }

    /** Returns the name of the counter of other requests that were issued with a criticality. */
    static String writesOf(Criticality criticality) {
        return criticality.name().toLowerCase(Locale.ROOT) + "-writes";
    }

    /** Counts an interrupt of the first CPU that is not a storage interrupt. */
    void interrupted() {
        interrupts.add(1);
        sinceRequest++;
    }

    /** Counts the storage interrupts of a completed request. */
    void interruptedForRequest(int count) {
        storageInterrupts.add(count);
        interrupts.add(count);
        interruptsPerRequest.record(sinceRequest + count);
        sinceRequest = 0;
    }

    @Override
    public void needed(long limit, boolean isMet) {
        timeLimit.record(limit);
        (isMet ? limitsMet : limitsMissed).add(1);
    }

    @Override
    public void served(Request request) {
        int criticality = request.criticality().ordinal();
        responses[criticality].record(request.responseTime());
        (request.isRead() ? reads : nonReads)[criticality].add(1);
        if (request.isWrite() && request.criticality() == Criticality.NONCRITICAL) {
            writtenBack.record(request.arrived() + request.responseTime());
        }
    }
}
