package org.spindle.cachelab;

import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Objects;
import java.util.concurrent.atomic.LongAdder;
import org.spindle.spi.Parts;
import org.spindle.spi.cache.ReplacementPolicy;
import org.spindle.spi.request.Operation;

/** Simulates caches over a trace. */
final class Simulations {

    private static final double NANOS_PER_SECOND = 1e9;
    private static final ThreadMXBean THREADS = ManagementFactory.getThreadMXBean();

    private final LabTrace trace;
    private final Parts parts;
    private final LongAdder progress;

    /**
     * @param progress grows while accesses are simulated
     */
    Simulations(LabTrace trace, Parts parts, LongAdder progress) {
        this.trace = trace;
        this.parts = parts;
        this.progress = progress;
    }

    /** The result of one simulation. */
    record Outcome(List<MissTally> misses, long memoryBytes, double cpuSeconds) {}

    /** Creates the policy of a run; returns whether it needs the next accesses. */
    boolean isClairvoyant(CacheRun run) {
        LabReplacementContext context = context(run);
        Objects.requireNonNull(run.policy().factory().apply(context));
        return context.needsNextAccesses();
    }

    private LabReplacementContext context(CacheRun run) {
        AccessTrace of = trace.trace();
        return new LabReplacementContext(of, capacity(run), parts, run.policy().name());
    }

    private long capacity(CacheRun run) {
        AccessTrace of = trace.trace();
        return Math.max(run.bytes(of.sample()), of.hasEqualEntries() ? of.equalBytes() : 1);
    }

    Outcome simulate(CacheRun run) {
        long before = cpuNanos();
        LabReplacementContext context = context(run);
        ReplacementPolicy policy = run.policy().factory().apply(context);
        SimulatedCache cache = new SimulatedCache(
                trace.trace(), policy, context.bytes(), context.needsNextAccesses() ? trace.future() : null, progress);
        List<MissTally> misses = new ArrayList<>();
        TraceSections sections = trace.sections();
        for (int i = 0; i < sections.count(); i++) {
            misses.add(cache.take(sections.begin(i), sections.end(i)));
        }
        double seconds = seconds(before);
        return new Outcome(misses, PolicyMemory.of(policy), seconds);
    }

    /** Simulates LRU caches of different sizes together; each is assigned an equal share of the CPU time. */
    List<Outcome> simulateLru(List<CacheRun> runs) {
        long before = cpuNanos();
        int[] sizes = runs.stream().mapToInt(this::entries).distinct().sorted().toArray();
        LruCaches caches = new LruCaches(trace.trace(), sizes);
        TraceSections sections = trace.sections();
        List<List<MissTally>> misses = new ArrayList<>();
        for (int i = 0; i < sections.count(); i++) {
            misses.add(caches.take(sections.begin(i), sections.end(i)));
        }
        double seconds = seconds(before) / runs.size();
        List<Outcome> outcomes = new ArrayList<>();
        for (CacheRun run : runs) {
            int size = Arrays.binarySearch(sizes, entries(run));
            outcomes.add(new Outcome(
                    misses.stream().map(ofStretch -> ofStretch.get(size)).toList(), memory(run), seconds));
        }
        return outcomes;
    }

    private int entries(CacheRun run) {
        return (int)
                Math.min(Integer.MAX_VALUE - 1, capacity(run) / trace.trace().equalBytes());
    }

    /** Returns the memory of the policy of a full cache, or of one with all entries of the trace. */
    private long memory(CacheRun run) {
        ReplacementPolicy policy = run.policy().factory().apply(context(run));
        int entries = Math.min(entries(run), trace.trace().keys());
        for (int line = 0; line < entries; line++) {
            policy.inserted(line, line, trace.trace().equalBytes(), Operation.READ, ReplacementPolicy.UNKNOWN);
        }
        return PolicyMemory.of(policy);
    }

    private static long cpuNanos() {
        return THREADS.isCurrentThreadCpuTimeSupported() ? THREADS.getCurrentThreadCpuTime() : -1;
    }

    private static double seconds(long before) {
        return before < 0 ? Double.NaN : (cpuNanos() - before) / NANOS_PER_SECOND;
    }
}
