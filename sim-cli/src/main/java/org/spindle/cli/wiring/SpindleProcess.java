package org.spindle.cli.wiring;

import com.google.inject.Guice;
import com.google.inject.Stage;
import jakarta.inject.Inject;
import jakarta.inject.Provider;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;
import java.util.function.Function;
import java.util.function.Supplier;
import org.spindle.config.ConfigLoader;
import org.spindle.config.Loaded;
import org.spindle.model.ModelResult;
import org.spindle.model.ScenarioModel;
import org.spindle.plugin.PluginDescriptor;
import org.spindle.plugin.PluginOptions;
import org.spindle.plugin.PluginsModule;
import org.spindle.plugin.Registry;
import org.spindle.reports.html.AddedSection;
import org.spindle.reports.html.HtmlReport;
import org.spindle.result.OutputCompression;
import org.spindle.result.ResultDirectory;
import org.spindle.result.RunResult;
import org.spindle.result.RunResult.PluginInfo;
import org.spindle.run.RunAssembly;
import org.spindle.run.RunException;
import org.spindle.run.RunObserver;
import org.spindle.run.RunSetup;
import org.spindle.run.Runner;
import org.spindle.run.Shared;
import org.spindle.run.Simulation;
import org.spindle.scenario.Scenario;
import org.spindle.spi.trace.TraceReader;
import org.spindle.stack.Factories;
import org.spindle.workload.trace.TraceFileOpener;
import org.spindle.workload.trace.ahead.ReadingThreads;
import org.spindle.workload.trace.shared.SharedTraces;

/** The functions of the core that commands use, with the plugins of this process. */
public final class SpindleProcess {

    private final Registry registry;
    private final ConfigLoader configs;
    private final Factories factories;
    private final Provider<TraceFileOpener> traces;
    private final ReadingThreads readingThreads;
    private final Provider<SharedTraces> sharedTraces;
    private final RunAssembly runs;
    private final OutputCompression zstandard;

    @Inject
    SpindleProcess(
            Registry registry,
            ConfigLoader configs,
            @Shared Factories factories,
            Provider<TraceFileOpener> traces,
            ReadingThreads readingThreads,
            Provider<SharedTraces> sharedTraces,
            RunAssembly runs,
            OutputCompression zstandard) {
        this.registry = registry;
        this.configs = configs;
        this.factories = factories;
        this.traces = traces;
        this.readingThreads = readingThreads;
        this.sharedTraces = sharedTraces;
        this.runs = runs;
        this.zstandard = zstandard;
    }

    /**
     * Loads the plugins.
     *
     * @throws org.spindle.plugin.PluginException if one of them cannot be used
     */
    public static SpindleProcess start(PluginOptions plugins) {
        // Singletons are created when they are needed: a run without a trace needs no trace format.
        return Guice.createInjector(Stage.DEVELOPMENT, new PluginsModule(plugins), new SpindleModule())
                .getInstance(SpindleProcess.class);
    }

    /** Sets how many threads read traces ahead of simulations at a time; by default one per processor but one. */
    public void limitReadingThreads(int threads) {
        readingThreads.limit(threads);
    }

    /** Keeps traces that several runs of this process read in memory, as far as they fit. */
    public void shareTraces() {
        sharedTraces.get().begin();
    }

    public Registry registry() {
        return registry;
    }

    public ConfigLoader configs() {
        return configs;
    }

    /** Makes the components of scenarios. */
    public Factories factories() {
        return factories;
    }

    /**
     * Reads a scenario.
     *
     * @throws org.spindle.config.ConfigException if anything is wrong with it
     */
    public Loaded<Scenario> scenario(Path file, List<String> sets) {
        return registry.attributing(() -> configs.load(file, sets, Scenario.class));
    }

    /**
     * Reads a scenario from a text, whose paths are relative to the working directory.
     *
     * @param name to call it by in messages
     * @throws org.spindle.config.ConfigException if anything is wrong with it
     */
    public Loaded<Scenario> scenario(String name, String text, List<String> sets) {
        Path here = Path.of("").toAbsolutePath();
        return registry.attributing(() -> configs.load(name, text, here, sets, Scenario.class));
    }

    /**
     * Returns the format of a trace file, by its content.
     *
     * @throws org.spindle.spi.trace.TraceException if it cannot be read or recognised
     */
    public String formatOf(Path trace) {
        return registry.attributing(() -> traces.get().formatOf(trace));
    }

    /**
     * Begins to read a trace.
     *
     * @param format a trace format's name, or {@code auto}
     * @throws org.spindle.spi.trace.TraceException if it cannot be read or recognised
     */
    public TraceReader openTrace(Path trace, String format) {
        return registry.attributing(() -> traces.get().open(trace, format));
    }

    /**
     * Assembles a run; close it if it is not run.
     *
     * @throws org.spindle.run.RunException if a component refuses its configuration or its surroundings
     * @throws org.spindle.spi.trace.TraceException if a trace cannot be opened
     * @throws org.spindle.plugin.PluginException if code of a plugin fails
     */
    public Simulation simulation(Scenario scenario, List<? extends RunObserver> observers) {
        return attributing(() -> runs.assemble(new RunSetup(scenario, 0, observers, null)));
    }

    /**
     * Performs an action on a scenario that assembles it and runs code of plugins.
     *
     * @throws org.spindle.config.ConfigException if a component refuses its configuration or its surroundings
     * @throws org.spindle.plugin.PluginException if code of a plugin fails
     */
    public <T> T attributing(Loaded<Scenario> scenario, Supplier<T> action) {
        try {
            return attributing(action);
        } catch (RunException e) {
            RunException.Refusal refusal = e.refusal();
            throw refusal == null ? e : scenario.refused(refusal.path(), refusal.type(), refusal.reason());
        }
    }

    /**
     * Returns the analytic model of a scenario.
     *
     * @param requests of its workload to analyse, at least 10
     * @throws org.spindle.run.RunException if it cannot be modelled
     * @throws org.spindle.spi.trace.TraceException if a trace cannot be read
     * @throws org.spindle.plugin.PluginException if code of a plugin fails
     */
    public ModelResult model(Scenario scenario, long requests) {
        return attributing(() -> ScenarioModel.of(scenario, runs, requests));
    }

    /**
     * Performs an action that runs code of plugins.
     *
     * @throws org.spindle.plugin.PluginException if code of a plugin fails
     */
    public <T> T attributing(Supplier<T> action) {
        return registry.attributing(action);
    }

    /**
     * Returns the sections that plugins add to the report of a run, by type. One that fails is among them, with the reason.
     *
     * @param contents reads a file of the result directory
     */
    public List<AddedSection> reportSections(RunResult result, Function<String, byte[]> contents) {
        return new ReportSections(registry).of(result, contents);
    }

    /** Runs scenarios; results name this version of Spindle. */
    public Runner runner() {
        return runner(BuildNumber.get());
    }

    /**
     * @param version of Spindle, for results
     */
    public Runner runner(String version) {
        return new Runner(runs, zstandard, version, plugins(), new TraceReplays());
    }

    /**
     * Returns the report of a run, in UTF-8.
     *
     * @param target that holds the files of observers
     * @param effectiveYaml the scenario as run
     * @param command the command line; empty if there is none
     */
    public byte[] report(ResultDirectory target, RunResult result, String effectiveYaml, String command) {
        StringBuilder page = new StringBuilder();
        try {
            HtmlReport.write(result, effectiveYaml, command, reportSections(result, target::content), page);
        } catch (IOException e) {
            throw new AssertionError("a string builder does not fail", e);
        }
        return page.toString().getBytes(StandardCharsets.UTF_8);
    }

    /** Returns the loaded plugins other than the built-in ones. */
    private List<PluginInfo> plugins() {
        return registry.plugins().stream()
                .filter(plugin -> !plugin.id().equals(PluginDescriptor.BUILT_IN))
                .map(plugin -> new PluginInfo(plugin.id(), plugin.version()))
                .toList();
    }
}
