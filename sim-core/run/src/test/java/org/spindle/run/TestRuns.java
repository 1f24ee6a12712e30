package org.spindle.run;

import static org.spindle.run.Doubles.MS;

import java.util.List;
import org.jspecify.annotations.Nullable;
import org.spindle.result.Metric;
import org.spindle.result.Series;
import org.spindle.run.TestWorkloads.Arrival;
import org.spindle.scenario.Scenario;
import org.spindle.scenario.Scenario.Stop;
import org.spindle.scenario.Scenario.WarmUp;
import org.spindle.scenario.Sections;
import org.spindle.spi.request.Operation;
import org.spindle.stack.Factories;

/** Runs with the components of {@link Doubles}, and their metrics by name. */
final class TestRuns {

    /** A read at 0 ms, then a read and a write at 5 ms. */
    static final Arrival[] THREE = {read(0, 12), read(5 * MS, 5), write(5 * MS, 7)};

    private TestRuns() {}

    /** Runs a scenario of {@link Doubles} to its end. */
    static RunOutcome run(Scenario scenario, RunObserver... observers) {
        return assembled(new Doubles(), new RunSetup(scenario, 0, List.of(observers), null))
                .run();
    }

    /** Assembles a run without traces. */
    static Simulation assembled(Factories factories, RunSetup setup) {
        return new RunAssembly(factories, Doubles.noTraces()).assemble(setup);
    }

    static Scenario with(Scenario base, WarmUp warmUp, Stop stop) {
        return base.with(Sections.WARM_UP, warmUp).with(Sections.STOP, stop);
    }

    static Arrival read(long at, long sector) {
        return new Arrival(at, 0, Operation.READ, sector, 8);
    }

    static Arrival write(long at, long sector) {
        return new Arrival(at, 0, Operation.WRITE, sector, 8);
    }

    /** Returns a distribution of the results, in milliseconds where it is one of times. */
    static Metric.Distribution distribution(RunOutcome in, String component, String requestClass, String name) {
        return (Metric.Distribution) find(in, component, requestClass, name);
    }

    static Metric.Level level(RunOutcome in, String component, String name) {
        return (Metric.Level) find(in, component, "all", name);
    }

    /** Returns the only value of a metric. */
    static Metric.@Nullable Value find(RunOutcome in, String component, String requestClass, String name) {
        return in.metrics().stream()
                .filter(m -> m.component().equals(component)
                        && m.requestClass().equals(requestClass)
                        && m.name().equals(name))
                .map(Metric::value)
                .reduce((a, b) -> {
                    throw new AssertionError(component + "/" + requestClass + "/" + name + " is there twice");
                })
                .orElseThrow(() -> new AssertionError(component + "/" + requestClass + "/" + name + " is missing"));
    }

    static Series series(RunOutcome in, String name) {
        return in.series().stream()
                .filter(s -> s.name().equals(name))
                .findFirst()
                .orElseThrow();
    }
}
