package org.spindle.sweep;

import java.nio.file.Path;
import java.util.List;
import java.util.Objects;
import java.util.function.Function;
import org.spindle.config.ConfigException;
import org.spindle.config.ConfigLoader;
import org.spindle.config.Loaded;
import org.spindle.result.Metric;
import org.spindle.result.RunResult;
import org.spindle.run.RunException;
import org.spindle.run.Runner;
import org.spindle.scenario.Scenario;
import org.spindle.spi.trace.TraceException;

/** Runs one entry of a plan in the calling thread. Every error becomes a failed row. Thread-safe. */
public final class EntryRunner implements Function<PlanEntry, RunRow> {

    private final ConfigLoader configs;
    private final Runner runner;
    private final Path directory;

    /**
     * @param directory that the scenarios of the plan are read from
     */
    public EntryRunner(ConfigLoader configs, Runner runner, Path directory) {
        this.configs = configs;
        this.runner = runner;
        this.directory = directory;
    }

    @Override
    public RunRow apply(PlanEntry entry) {
        try {
            return ran(
                    entry,
                    configs.load("plan entry " + entry.id(), entry.scenario(), directory, List.of(), Scenario.class));
        } catch (ConfigException e) {
            return failed(entry, String.valueOf(e.getMessage()));
        }
    }

    private RunRow ran(PlanEntry entry, Loaded<Scenario> scenario) {
        try {
            return ran(entry, scenario.value());
        } catch (RunException | TraceException e) {
            return failed(entry, relative(String.valueOf(e.getMessage()), scenario));
        } catch (RuntimeException | Error e) {
            return failed(entry, relative("a fault of a component or of Spindle: " + e, scenario));
        }
    }

    /** Replaces absolute paths of files by relative ones, so that a row does not depend on the directory of its run. */
    private String relative(String message, Loaded<Scenario> scenario) {
        String text = message;
        Path here = directory.toAbsolutePath().normalize();
        for (Path file : scenario.effective().files()) {
            if (Objects.equals(file.getRoot(), here.getRoot())) {
                text = text.replace(file.toString(), here.relativize(file).toString());
            }
        }
        return text;
    }

    private RunRow ran(PlanEntry entry, Scenario scenario) {
        RunResult result = runner.run(new Runner.Job(scenario, entry.replication(), entry.scenario(), List.of()));
        if (!result.losses().isEmpty()) {
            return failed(entry, String.join("; ", result.losses()));
        }
        return new RunRow(
                entry.id(),
                entry.point(),
                entry.replication(),
                entry.axes(),
                null,
                result.notes(),
                result.metrics().stream().map(EntryRunner::withoutHistogram).toList());
    }

    private static RunRow failed(PlanEntry entry, String reason) {
        return new RunRow(entry.id(), entry.point(), entry.replication(), entry.axes(), reason, List.of(), List.of());
    }

    /**
     * Removes the histograms of components, which would make rows many times as long; those of the system stay for the pooling of
     * replications.
     */
    private static Metric withoutHistogram(Metric metric) {
        if (!(metric.value() instanceof Metric.Distribution d)
                || metric.component().equals(Metric.SYSTEM)) {
            return metric;
        }
        Metric.Distribution figures = new Metric.Distribution(
                d.count(), d.mean(), d.stddev(), d.scv(), d.min(), d.max(), d.percentiles(), d.ci95(), List.of());
        return new Metric(
                metric.component(), metric.requestClass(), metric.name(), metric.unit(), metric.doc(), figures);
    }
}
