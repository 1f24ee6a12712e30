package org.spindle.cli.wiring;

import com.google.inject.Guice;
import com.google.inject.Stage;
import jakarta.inject.Inject;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;
import java.util.function.Function;
import java.util.function.Supplier;
import org.spindle.config.ConfigLoader;
import org.spindle.config.Loaded;
import org.spindle.model.ModelResult;
import org.spindle.plugin.PluginDescriptor;
import org.spindle.plugin.PluginOptions;
import org.spindle.plugin.PluginsModule;
import org.spindle.plugin.Registry;
import org.spindle.result.ResultDirectory;
import org.spindle.result.RunResult;
import org.spindle.result.RunResult.PluginInfo;
import org.spindle.run.RunException;
import org.spindle.run.RunObserver;
import org.spindle.run.RunSetup;
import org.spindle.run.Runner;
import org.spindle.run.Simulation;
import org.spindle.scenario.Scenario;
import org.spindle.spi.trace.TraceReader;
import org.spindle.stack.Factories;

/** The functions of the core that commands use, with the plugins of this process. */
public final class SpindleProcess {

    private final ProcessParts parts;
    private final Registry registry;

    @Inject
    SpindleProcess(ProcessParts parts) {
        this.parts = parts;
        registry = parts.registry();
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
        parts.readingThreads().limit(threads);
    }

    /** Keeps traces that several runs of this process read in memory, as far as they fit. */
    public void shareTraces() {
        parts.sharedTraces().get().begin();
    }

    public Registry registry() {
        return registry;
    }

    public ConfigLoader configs() {
        return parts.configs();
    }

    /** Makes the components of scenarios. */
    public Factories factories() {
        return parts.factories();
    }

    /**
     * Reads a scenario. One without a name has the name of the file, without its suffix.
     *
     * @throws org.spindle.config.ConfigException if anything is wrong with it
     */
    public Loaded<Scenario> scenario(Path file, List<String> sets) {
        return registry.attributing(() -> parts.configs().loadNamed(file, "name", sets, Scenario.class));
    }

    /**
     * Reads a scenario from a text, whose paths are relative to the working directory.
     *
     * @param name to call it by in messages
     * @throws org.spindle.config.ConfigException if anything is wrong with it
     */
    public Loaded<Scenario> scenario(String name, String text, List<String> sets) {
        Path here = Path.of("").toAbsolutePath();
        return registry.attributing(() -> parts.configs().load(name, text, here, sets, Scenario.class));
    }

    /**
     * Returns the format of a trace file, by its content.
     *
     * @throws org.spindle.spi.trace.TraceException if it cannot be read or recognised
     */
    public String formatOf(Path trace) {
        return registry.attributing(() -> parts.traces().get().formatOf(trace));
    }

    /**
     * Begins to read a trace.
     *
     * @param format a trace format's name, or {@code auto}
     * @throws org.spindle.spi.trace.TraceException if it cannot be read or recognised
     */
    public TraceReader openTrace(Path trace, String format) {
        return registry.attributing(() -> parts.traces().get().open(trace, format));
    }

    /**
     * Assembles a run; close it if it is not run.
     *
     * @throws org.spindle.run.RunException if a component refuses its configuration or its surroundings
     * @throws org.spindle.spi.trace.TraceException if a trace cannot be opened
     * @throws org.spindle.plugin.PluginException if code of a plugin fails
     */
    public Simulation simulation(Scenario scenario, List<? extends RunObserver> observers) {
        return attributing(() -> parts.runs().assemble(new RunSetup(scenario, 0, observers, null)));
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
        return attributing(() -> parts.model().of(scenario, requests));
    }

    /**
     * Performs an action that runs code of plugins.
     *
     * @throws org.spindle.plugin.PluginException if code of a plugin fails
     */
    public <T> T attributing(Supplier<T> action) {
        return registry.attributing(action);
    }

    /** Runs scenarios; results name this version of Spindle. */
    public Runner runner() {
        return runner(BuildNumber.get());
    }

    /**
     * Runs scenarios; results name another version of Spindle.
     *
     * @param version of Spindle
     */
    public Runner runner(String version) {
        return new Runner(parts.runs(), parts.zstandard(), version, plugins(), parts.replays());
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
            report(result, target::content, effectiveYaml, command, page);
        } catch (IOException e) {
            throw new AssertionError("a string builder does not fail", e);
        }
        return page.toString().getBytes(StandardCharsets.UTF_8);
    }

    /**
     * Writes the report of a run, with the sections that plugins add. One that fails is among them, with the reason.
     *
     * @param contents reads a file of the result directory
     * @param effectiveYaml the scenario as run
     * @param command the command line; empty if there is none
     * @throws IOException if {@code to} cannot be written
     */
    public void report(
            RunResult result, Function<String, byte[]> contents, String effectiveYaml, String command, Appendable to)
            throws IOException {
        parts.report().write(result, effectiveYaml, command, new ReportSections(registry).of(result, contents), to);
    }

    /** Returns the loaded plugins other than the built-in ones. */
    private List<PluginInfo> plugins() {
        return registry.plugins().stream()
                .filter(plugin -> !plugin.id().equals(PluginDescriptor.BUILT_IN))
                .map(plugin -> new PluginInfo(plugin.id(), plugin.version()))
                .toList();
    }
}
