package org.spindle.cli;

import java.io.PrintWriter;
import java.nio.file.Path;
import java.util.Locale;
import java.util.Objects;
import org.jspecify.annotations.Nullable;
import org.spindle.cli.command.Shell;
import org.spindle.cli.command.UsageException;
import org.spindle.result.RunResult;
import org.spindle.timeline.TimelineFile;
import org.spindle.timeline.TimelineWindow;
import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.Option;
import picocli.CommandLine.TypeConversionException;

/** The options for the timeline of a run. */
final class TimelineOptions {

    @Option(
            names = "--timeline",
            paramLabel = "FILE",
            description = "Write a timeline of trace events, for ui.perfetto.dev; FILE ends in .json or .json.gz.")
    private @Nullable Path file;

    @Option(
            names = "--timeline-window",
            paramLabel = "FROM..TO",
            converter = WindowConverter.class,
            description = "Simulated times that the timeline shows, such as '1 s..1.5 s' (default: the first 2 s after"
                    + " the warm-up).")
    private @Nullable TimelineWindow window;

    /**
     * Checks whether the timeline, if one is requested, can be written.
     *
     * @throws UsageException if not
     */
    void check() {
        if (file == null && window != null) {
            throw new UsageException("--timeline-window needs --timeline; give --timeline FILE too");
        }
        String refusal = file == null ? null : TimelineFile.refusal(file);
        if (refusal != null) {
            throw new UsageException("--timeline: " + refusal);
        }
    }

    /** Runs, and writes the timeline, if one is requested, beside the result; reports an empty one on {@code err}. */
    RunResult record(ScenarioRun run, Path directory, String command, PrintWriter err) {
        if (file == null) {
            return run.into(directory, command);
        }
        try (TimelineFile timeline = TimelineFile.create(file, scratch(file, directory), window)) {
            RunResult result = run.show(timeline.timeline()).into(directory, command);
            timeline.commit();
            if (timeline.timeline().isEmpty()) {
                double seconds = result.run().simulatedNs() / 1e9;
                err.println(String.format(
                        Locale.ROOT,
                        "note: the timeline is empty: its window is not within the run of %.3f s",
                        seconds));
                err.flush();
            }
            return result;
        }
    }

    /** Returns the options as on the command line. */
    String command() {
        return (file == null ? "" : " --timeline " + Shell.quote(file.toString()))
                + (window == null ? "" : " --timeline-window " + Shell.quote(window.toString()));
    }

    /** Returns the directory of the timeline while it is written: its own, unless a result is going to replace that. */
    private static Path scratch(Path file, Path directory) {
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
