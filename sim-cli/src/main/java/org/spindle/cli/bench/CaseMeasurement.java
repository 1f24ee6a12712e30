package org.spindle.cli.bench;

import com.sun.management.ThreadMXBean;
import java.lang.management.ManagementFactory;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.spindle.cli.wiring.SpindleProcess;
import org.spindle.result.Metric;
import org.spindle.run.RunOutcome;
import org.spindle.scenario.Scenario;

/**
 * Measures cases in this process, as users run them: assembly, simulation, statistics. A figure per request is the difference
 * of a large and a small run divided by the difference of their requests, so that costs that do not grow with the run are excluded.
 */
final class CaseMeasurement {

    private static final String ESTIMATES = "estimates";

    private final SpindleProcess spindle;
    private final BenchScale scale;
    private final java.lang.management.ThreadMXBean threads = ManagementFactory.getThreadMXBean();

    CaseMeasurement(SpindleProcess spindle, BenchScale scale) {
        this.spindle = spindle;
        this.scale = scale;
    }

    /** The cost of one run. */
    private record Cost(long nanos, long bytes, RunOutcome outcome) {

        long requests() {
            return outcome.run().requestsCompleted();
        }

        long events() {
            return outcome.run().events();
        }

        long estimates() {
            return outcome.metrics().stream()
                    .filter(metric -> metric.unit().equals(ESTIMATES))
                    .mapToLong(metric -> metric.value() instanceof Metric.Count count ? count.value() : 0)
                    .sum();
        }
    }

    CaseFigures measure(BenchCase of) {
        Scenario small = scenario(of, scale.small());
        Scenario large = scenario(of, scale.large());
        // The first round warms up.
        Cost less = run(small);
        Cost more = run(large);
        double requests = more.requests() - less.requests();
        double events = more.events() - less.events();
        double estimates = more.estimates() - less.estimates();
        long leastNanos = Long.MAX_VALUE;
        double leastBytes = Double.POSITIVE_INFINITY;
        List<Long> nanos = new ArrayList<>();
        for (int i = 0; i < scale.samples(); i++) {
            less = run(small);
            more = run(large);
            leastNanos = Math.min(leastNanos, less.nanos());
            nanos.add(more.nanos());
            leastBytes = Math.min(leastBytes, (more.bytes() - less.bytes()) / requests);
        }
        // The fastest small run is common to all repetitions: a slow one would make its repetition look fast.
        long start = leastNanos;
        return new CaseFigures(
                of.name(),
                nanos.stream().map(total -> (total - start) / requests).toList(),
                allocations() == null ? Double.NaN : Math.max(0, leastBytes),
                events / requests,
                estimates / requests);
    }

    private Scenario scenario(BenchCase of, int requests) {
        return spindle.configs()
                .load(of.name(), of.yaml(), Path.of("").toAbsolutePath(), List.of(of.ofSize(requests)), Scenario.class)
                .value();
    }

    private Cost run(Scenario scenario) {
        long bytes = allocated();
        long nanos = nanos();
        RunOutcome outcome = spindle.simulation(scenario, List.of()).run();
        return new Cost(nanos() - nanos, allocated() - bytes, outcome);
    }

    private long nanos() {
        return threads.isCurrentThreadCpuTimeSupported() ? threads.getCurrentThreadCpuTime() : System.nanoTime();
    }

    private long allocated() {
        ThreadMXBean counting = allocations();
        return counting == null
                ? 0
                : counting.getThreadAllocatedBytes(Thread.currentThread().getId());
    }

    private @Nullable ThreadMXBean allocations() {
        return threads instanceof ThreadMXBean counting && counting.isThreadAllocatedMemorySupported()
                ? counting
                : null;
    }
}
