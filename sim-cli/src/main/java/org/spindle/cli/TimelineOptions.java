package org.spindle.cli;

import java.nio.file.Path;
import java.util.Objects;
import org.jspecify.annotations.Nullable;
import org.spindle.result.RunResult;
import org.spindle.spi.config.Time;
import org.spindle.timeline.TimelineFile;
import org.spindle.timeline.TimelineWindow;
import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.TypeConversionException;

/** The options of a run that is to leave a timeline, and what they mean. */
final class TimelineOptions {

    @Option(
            names = "--timeline",
            required = true,
            paramLabel = "FILE",
            description = "Write what happened when as trace events for ui.perfetto.dev; FILE ends in .json or"
                    + " .json.gz.")
    private Path file = Path.of("");

    @Option(
            names = "--timeline-window",
            paramLabel = "FROM..TO",
            converter = WindowConverter.class,
            description = "Simulated times that the timeline shows, such as '1 s..1.5 s' (default: the first 2 s after"
                    + " the warm-up).")
    private @Nullable TimelineWindow window;

    /**
     * Looks whether a timeline can be written like this.
     *
     * @throws UsageException if not
     */
    void check() {
        String refusal = TimelineFile.refusal(file);
        if (refusal != null) {
            throw new UsageException("--timeline: " + refusal);
        }
    }

    /** Runs, and writes the timeline beside the result; says so if it shows nothing. */
    RunResult record(ScenarioRun run, Path directory, String command, CommandSpec spec) {
        try (TimelineFile timeline = TimelineFile.create(file, scratch(directory), window)) {
            RunResult result = run.show(timeline.timeline()).into(directory, command);
            timeline.commit();
            if (timeline.timeline().isEmpty()) {
                var err = spec.commandLine().getErr();
                err.println("note: the timeline is empty: the run ended at "
                        + Time.ofNanos(result.run().simulatedNs()) + ", before its window began");
                err.flush();
            }
            return result;
        }
    }

    /** As on the command line. */
    String command() {
        return " --timeline " + Shell.quote(file.toString())
                + (window == null ? "" : " --timeline-window " + Shell.quote(window.toString()));
    }

    /** Where the timeline lies while it is written: its own directory, unless a result is going to replace that. */
    private Path scratch(Path directory) {
        Path target = file.toAbsolutePath().normalize();
        Path result = directory.toAbsolutePath().normalize();
        return Objects.requireNonNull((target.startsWith(result) ? result : target).getParent());
    }

    private static final class WindowConverter implements ITypeConverter<TimelineWindow> {

        @Override
        public TimelineWindow convert(String value) {
            try {
                return TimelineWindow.parse(value);
            } catch (IllegalArgumentException e) {
                throw new TypeConversionException(e.getMessage());
            }
        }
    }
}
