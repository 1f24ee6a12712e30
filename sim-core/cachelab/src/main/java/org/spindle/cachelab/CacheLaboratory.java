package org.spindle.cachelab;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.atomic.LongAdder;

/**
 * Simulates caches with several policies and sizes over one trace, several at a time. LRU caches of equal entries are simulated together.
 * For a sample of the entries (Waldspurger et al., FAST 2015 and ATC 2017), the caches are reduced by the same share, and the error is
 * estimated from parts of the sample. The result does not depend on the number of threads, except for the CPU times.
 */
public final class CacheLaboratory {

    private final LabParameters parameters;
    private final LabTrace trace;

    /** For a sample, the trace without each group of entries; otherwise empty. */
    private final List<LabTrace> parts;

    private final List<CacheRun> runs = new ArrayList<>();
    private final List<LruCurve.Point> lruCurve = new ArrayList<>();
    private final LongAdder progress = new LongAdder();

    /**
     * @throws IllegalArgumentException if the warm-up takes all accesses; the message is shown to the user
     */
    public CacheLaboratory(AccessTrace trace, LabParameters parameters) {
        this.parameters = parameters;
        this.trace = new LabTrace(trace, parameters.warmUp(), parameters.intervals());
        if (this.trace.accesses() == 0) {
            throw new IllegalArgumentException(
                    "the warm-up takes all accesses: it ends with a whole request, of which there are too few\n  choose a"
                            + " smaller share, or none");
        }
        parts = trace.sample() < 1
                ? KeyGroups.without(trace).stream()
                        .map(part -> new LabTrace(part, parameters.warmUp(), 1))
                        .toList()
                : List.of();
        for (PolicyChoice policy : parameters.policies()) {
            for (CacheSize size : parameters.sizes()) {
                double least = trace.hasEqualEntries() ? trace.entryBytes() : 1;
                long bytes = size.bytes(trace.entryBytes(), trace.footprint() / trace.sample(), least);
                runs.add(new CacheRun(policy, bytes, parts.size()));
            }
        }
    }

    /** Returns a number that grows while accesses are simulated. */
    public long progress() {
        return progress.sum();
    }

    /**
     * Runs all simulations.
     *
     * @throws IllegalArgumentException if a policy rejects one of the caches; the message is shown to the user
     */
    public LabResult run() {
        Simulations all = new Simulations(trace, parameters.parts(), progress);
        boolean isAnyClairvoyant = false;
        for (CacheRun run : runs) {
            run.clairvoyant(all.isClairvoyant(run));
            isAnyClairvoyant |= run.isClairvoyant();
        }
        if (isAnyClairvoyant) {
            trace.lookAhead();
            parts.forEach(LabTrace::lookAhead);
        }
        List<Callable<Boolean>> tasks = new ArrayList<>();
        addTasks(all, trace, -1, tasks);
        for (int i = 0; i < parts.size(); i++) {
            addTasks(new Simulations(parts.get(i), parameters.parts(), progress), parts.get(i), i, tasks);
        }
        if (trace.trace().hasEqualEntries() && trace.trace().accesses() > 0) {
            tasks.add(() -> lruCurve.addAll(new LruCurve(trace.trace(), trace.warmUp())
                    .points(trace.trace().sample())));
        }
        execute(tasks);
        return result();
    }

    private void addTasks(Simulations simulations, LabTrace of, int part, List<Callable<Boolean>> tasks) {
        List<CacheRun> ofLru = new ArrayList<>();
        for (CacheRun run : runs) {
            if (run.policy().isLru() && of.trace().hasEqualEntries()) {
                ofLru.add(run);
            } else {
                tasks.add(() -> note(run, simulations.simulate(run), of, part));
            }
        }
        for (int i = 0; i < ofLru.size(); i += LruCaches.MOST_SIZES) {
            List<CacheRun> together = ofLru.subList(i, Math.min(i + LruCaches.MOST_SIZES, ofLru.size()));
            tasks.add(() -> {
                List<Simulations.Outcome> outcomes = simulations.simulateLru(together);
                for (int j = 0; j < outcomes.size(); j++) {
                    note(together.get(j), outcomes.get(j), of, part);
                }
                return true;
            });
        }
    }

    private boolean note(CacheRun run, Simulations.Outcome outcome, LabTrace of, int part) {
        double ratio = missRatio(outcome.misses(), of);
        if (part < 0) {
            run.simulated(outcome.misses(), ratio, outcome.memoryBytes(), outcome.cpuSeconds());
        } else {
            run.simulatedPart(part, ratio);
        }
        return true;
    }

    /**
     * Returns the miss ratio. For a sample, the difference of actual and expected accesses is counted as hits (SHARDS-adj of Waldspurger et
     * al. 2015).
     */
    private static double missRatio(List<MissTally> misses, LabTrace of) {
        long missed = 0;
        for (int i = 0; i < misses.size(); i++) {
            if (!of.sections().isWarmUp(i)) {
                missed += misses.get(i).reads + misses.get(i).writes;
            }
        }
        if (of.accesses() == 0) {
            return 0;
        }
        double all = (double) of.accesses()
                * of.trace().expectedAccesses()
                / of.trace().accesses();
        return Math.min(1, missed / all);
    }

    private void execute(List<Callable<Boolean>> tasks) {
        ExecutorService threads = Executors.newFixedThreadPool(parameters.threads(), CacheLaboratory::thread);
        try {
            for (Future<Boolean> each : threads.invokeAll(tasks)) {
                each.get();
            }
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new IllegalStateException("the simulation of caches was interrupted", e);
        } catch (ExecutionException e) {
            if (e.getCause() instanceof RuntimeException cause) {
                throw cause;
            }
            throw new IllegalStateException(e.getCause());
        } finally {
            threads.shutdownNow();
        }
    }

    /** A policy that does not return does not keep the process alive. */
    private static Thread thread(Runnable simulations) {
        Thread made = new Thread(simulations, "cache-laboratory");
        made.setDaemon(true);
        return made;
    }

    private LabResult result() {
        TraceSections sections = trace.sections();
        TraceTotals totals = new TraceTotals(trace.trace(), sections);
        MissTally accessCounts = new MissTally();
        List<LabInterval> intervals = new ArrayList<>();
        for (int i = 0; i < sections.count(); i++) {
            if (!sections.isWarmUp(i)) {
                accessCounts.add(totals.accessCounts(i));
                intervals.add(new LabInterval(
                        sections.begin(i),
                        sections.seconds(i),
                        totals.accessCounts(i).counts(),
                        totals.workingSet(i)));
            }
        }
        AccessTrace of = trace.trace();
        return new LabResult(
                accessCounts.counts(),
                trace.warmUp(),
                Math.round(of.keys() / of.sample()),
                Math.round(of.footprint() / of.sample()),
                of.entryBytes(),
                of.hasEqualEntries(),
                of.sample(),
                runs.stream().map(run -> run.figures(sections)).toList(),
                intervals,
                lruCurve);
    }
}
