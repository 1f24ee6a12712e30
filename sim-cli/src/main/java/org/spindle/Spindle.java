package org.spindle;

import java.nio.file.Path;
import java.util.List;
import org.spindle.cli.wiring.SpindleProcess;
import org.spindle.plugin.PluginOptions;

/**
 * The simulator inside another program. Create it once; several threads may share it, each with its own scenarios.
 *
 * <pre>{@code
 * Measurements measured = Spindle.create().scenario(Path.of("web.yaml")).set("driver.scheduler", "sstf").run();
 * double mean = measured.responseTime().meanMillis();
 * }</pre>
 */
public final class Spindle {

    private final SpindleProcess process;

    private Spindle(SpindleProcess process) {
        this.process = process;
    }

    /** Creates Spindle with its built-in types. */
    public static Spindle create() {
        return new Spindle(SpindleProcess.start(PluginOptions.NONE));
    }

    /**
     * Creates Spindle with plugins.
     *
     * @param jars one for each plugin
     * @throws org.spindle.plugin.PluginException if one of them cannot be used
     */
    public static Spindle withPlugins(List<Path> jars) {
        return new Spindle(SpindleProcess.start(new PluginOptions(null, jars, null)));
    }

    /** Returns a scenario to be read from a file; paths in it are relative to the file. */
    public ScenarioBuilder scenario(Path file) {
        return new ScenarioBuilder(process, sets -> process.scenario(file, sets));
    }

    /** Returns a scenario from a text in YAML or JSON; paths in it are relative to the working directory. */
    public ScenarioBuilder scenarioText(String text) {
        return new ScenarioBuilder(process, sets -> process.scenario("a text", text, sets));
    }

    /** Returns an empty scenario that is built key by key, by {@link ScenarioBuilder#set}. */
    public ScenarioBuilder scenario() {
        return scenarioText("description: ''\n");
    }
}
