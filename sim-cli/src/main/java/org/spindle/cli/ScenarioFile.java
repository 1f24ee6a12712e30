package org.spindle.cli;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.spindle.cli.command.Shell;
import org.spindle.cli.wiring.SpindleProcess;
import org.spindle.config.Loaded;
import org.spindle.config.Source;
import org.spindle.scenario.Scenario;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** The scenario argument of a command: its file, and the values replaced in it. */
final class ScenarioFile {

    @Parameters(paramLabel = "SCENARIO", description = "Scenario file (YAML or JSON); - for standard input.")
    private Path file;

    @Option(
            names = "--set",
            paramLabel = "PATH=VALUE",
            description = "Replace a value of the scenario; may be repeated.")
    private List<String> sets = new ArrayList<>();

    Path path() {
        return file;
    }

    /** Returns the name of the file without its suffix, by which results are named. */
    String stem() {
        return StandardInput.is(file) ? "scenario" : Source.stem(file);
    }

    /** Replaces a value, after all others. */
    void set(String path, Object value) {
        sets.add(path + "=" + value);
    }

    /**
     * Reads the scenario.
     *
     * @throws org.spindle.config.ConfigException if it is wrong
     */
    Loaded<Scenario> load(SpindleProcess spindle) {
        return load(spindle, List.of());
    }

    /** Returns the same with more values replaced: {@code path=value}. */
    Loaded<Scenario> load(SpindleProcess spindle, List<String> more) {
        List<String> all = Stream.concat(sets.stream(), more.stream()).toList();
        return StandardInput.is(file)
                ? spindle.scenario(StandardInput.NAME, StandardInput.text(), all)
                : spindle.scenario(file, all);
    }

    /** Returns the replacements, as typed. */
    String replacements() {
        StringBuilder typed = new StringBuilder();
        sets.forEach(set -> typed.append(" --set ").append(Shell.quote(set)));
        return typed.toString();
    }
}
