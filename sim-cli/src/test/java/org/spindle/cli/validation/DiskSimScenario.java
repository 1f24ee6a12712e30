package org.spindle.cli.validation;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Supplier;
import java.util.zip.GZIPInputStream;
import org.junit.jupiter.api.Assumptions;
import org.spindle.cli.wiring.SpindleProcess;
import org.spindle.config.Loaded;
import org.spindle.disk.disksim.DiskSimImport;
import org.spindle.disk.disksim.ImportOptions;
import org.spindle.disk.disksim.Imported;
import org.spindle.disk.disksim.parser.ParameterFile;
import org.spindle.plugin.PluginOptions;
import org.spindle.result.RunResult;
import org.spindle.run.RunObserver;
import org.spindle.run.Runner;
import org.spindle.scenario.Scenario;
import tools.jackson.databind.json.JsonMapper;

/** A DiskSim parameter file of the reference data, imported and run as the command line does it. */
final class DiskSimScenario {

    private final String name;
    private final Supplier<Path> file;
    private ImportOptions options = ImportOptions.DEFAULT;
    private final Set<String> omitted = new HashSet<>();
    private final Map<String, Object> workload = new LinkedHashMap<>();

    private DiskSimScenario(String name, Supplier<Path> file) {
        this.name = name;
        this.file = file;
    }

    /** A parameter file of the reference data. */
    static DiskSimScenario of(String drive) {
        return new DiskSimScenario(drive, () -> shared("disksim/" + drive + ".parv"));
    }

    /** A parameter file of a test. */
    static DiskSimScenario in(Path file) {
        return new DiskSimScenario(file.toString(), () -> file);
    }

    /** Returns the file of the reference data, or skips the calling test if it does not exist. */
    static Path shared(String path) {
        Path file =
                Path.of(System.getProperty("spindle.root", "."), "..", "shared").resolve(path);
        Assumptions.assumeTrue(Files.isReadable(file), () -> "skipped: no reference data at " + file);
        return file;
    }

    /** Lines of a file that may be compressed, without the first. */
    static List<String> rows(Path csv) {
        try (InputStream in = Files.newInputStream(csv);
                BufferedReader lines = new BufferedReader(new InputStreamReader(
                        csv.toString().endsWith(".gz") ? new GZIPInputStream(in) : in, StandardCharsets.UTF_8))) {
            return lines.lines().skip(1).toList();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** Without DiskSim's defects. */
    DiskSimScenario faithful() {
        options = options.faithful();
        return this;
    }

    /** Without one of the named behaviours, wherever a list has it. */
    DiskSimScenario without(String behaviour) {
        omitted.add(behaviour);
        return this;
    }

    /** Returns the named behaviours of all parts of the scenario. */
    Set<String> behaviours() {
        return DiskSimBehaviours.in(imported().scenario());
    }

    private Imported imported() {
        return new DiskSimImport(options).read(ParameterFile.read(file.get(), List.of()));
    }

    /** Each request arrives the recorded think time after the completion of the one before. */
    DiskSimScenario validating(Path trace) {
        return replaying(trace, "disksim-validate", "recorded-think");
    }

    /** Requests arrive at the recorded times. */
    DiskSimScenario arriving(Path trace) {
        return replaying(trace, "disksim-ascii", "open");
    }

    private DiskSimScenario replaying(Path trace, String format, String replay) {
        workload.put("type", "trace");
        workload.put("file", trace.toString());
        workload.put("format", format);
        workload.put("replay", Map.of("type", replay));
        return this;
    }

    /**
     * Runs to the end; without a trace, the file's own workload.
     *
     * @param sets assignments to the imported scenario, as on the command line
     */
    RunResult run(RunObserver observer, String... sets) {
        Imported imported = imported();
        Map<String, Object> scenario = new LinkedHashMap<>();
        imported.scenario().forEach((key, value) -> scenario.put(key, DiskSimBehaviours.without(omitted, value)));
        if (workload.isEmpty()) {
            scenario.put("workload", imported.workload().orElseThrow());
        } else {
            workload.putAll(imported.traceKeys());
            scenario.put("workload", workload);
        }
        SpindleProcess spindle = SpindleProcess.start(new PluginOptions(Path.of("no-plugins"), List.of(), null));
        Loaded<Scenario> loaded = spindle.configs()
                .load(
                        name,
                        new JsonMapper().writeValueAsString(scenario),
                        Path.of("").toAbsolutePath(),
                        List.of(sets),
                        Scenario.class);
        return spindle.runner("test").run(new Runner.Job(loaded.value(), 0, name, List.of(observer)));
    }
}
