package org.spindle;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;
import org.spindle.cli.wiring.SpindleProcess;
import org.spindle.config.Loaded;
import org.spindle.result.ResultDirectory;
import org.spindle.run.Runner;
import org.spindle.scenario.Scenario;

/** A scenario whose keys can be set, and its runs. For one thread; can be run more than once. */
public final class ScenarioBuilder {

    private final SpindleProcess process;
    private final Function<List<String>, Loaded<Scenario>> reader;
    private final List<String> sets = new ArrayList<>();

    ScenarioBuilder(SpindleProcess process, Function<List<String>, Loaded<Scenario>> reader) {
        this.process = process;
        this.reader = reader;
    }

    /**
     * Sets a key, after all others.
     *
     * @param path such as {@code driver.scheduler} or {@code devices.disk0}
     * @param value as it would be written in a scenario: a number, a word, {@code "8 KiB"}, {@code "{type: hdd, ...}"}
     */
    public ScenarioBuilder set(String path, Object value) {
        sets.add(path + "=" + value);
        return this;
    }

    /** Sets the seed of all randomness. */
    public ScenarioBuilder seed(long seed) {
        return set("seed", seed);
    }

    /**
     * Returns the scenario with every default written out, as YAML.
     *
     * @throws org.spindle.config.ConfigException if anything is wrong with it; the message names all problems
     */
    public String effectiveYaml() {
        return load().effective().canonicalYaml(Path.of("").toAbsolutePath());
    }

    /**
     * Runs the scenario and writes nothing.
     *
     * @throws org.spindle.config.ConfigException if anything is wrong with the scenario
     * @throws org.spindle.run.RunException if a component rejects its configuration or the workload's input
     * @throws org.spindle.spi.trace.TraceException if a trace cannot be read
     * @throws org.spindle.plugin.PluginException if code of a plugin fails
     */
    public Measurements run() {
        return run(0);
    }

    /**
     * Runs a replication of the scenario, with its own random numbers, and writes nothing.
     *
     * @param replication its number, from 0
     * @see #run()
     */
    public Measurements run(int replication) {
        Loaded<Scenario> scenario = load();
        return new Measurements(
                process.attributing(scenario, () -> process.runner().run(job(scenario, replication))));
    }

    /**
     * Runs the scenario and writes a result directory with a report, as {@code spindle run} does.
     *
     * @param directory absent, empty or an older result, which is replaced
     * @throws org.spindle.result.ResultException if it cannot be written
     * @see #run()
     */
    public Measurements runInto(Path directory) {
        Loaded<Scenario> scenario = load();
        String effective = scenario.effective().yaml(directory.toAbsolutePath());
        return new Measurements(process.attributing(
                scenario,
                () -> process.runner()
                        .record(
                                job(scenario, 0),
                                effective,
                                directory,
                                (target, result) -> target.write(
                                        ResultDirectory.REPORT, process.report(target, result, effective, "")))));
    }

    private static Runner.Job job(Loaded<Scenario> scenario, int replication) {
        return new Runner.Job(
                scenario.value(), replication, scenario.effective().canonicalYaml(), List.of());
    }

    private Loaded<Scenario> load() {
        return reader.apply(List.copyOf(sets));
    }
}
