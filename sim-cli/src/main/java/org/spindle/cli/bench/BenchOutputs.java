package org.spindle.cli.bench;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import org.jspecify.annotations.Nullable;
import org.spindle.cli.command.UsageException;
import org.spindle.cli.command.WholeFile;
import org.spindle.result.WriteFailure;
import picocli.CommandLine.Option;

/** The files that the figures are written to. */
final class BenchOutputs {

    @Option(names = "--json", paramLabel = "FILE", description = "Write the figures as JSON.")
    private @Nullable Path json;

    @Option(
            names = "--write-limits",
            paramLabel = "FILE.csv",
            description = "Write the counts as the new limits, measured in the same way.")
    private @Nullable Path newLimits;

    @Option(
            names = "--append",
            paramLabel = "FILE.jsonl",
            description = "Add the figures to a history, as those of the commit that --commit names.")
    private @Nullable Path append;

    @Option(names = "--commit", paramLabel = "ID", description = "The commit that is measured.")
    private @Nullable String commit;

    /** Checks that the options fit together. */
    void check() {
        if (append != null && commit == null) {
            throw new UsageException("--append needs the commit that is measured; give --commit ID too");
        }
    }

    /** Returns whether limits are written. */
    boolean areLimits() {
        return newLimits != null;
    }

    /** Returns the commit that is measured; empty if it is not known. */
    String commit() {
        return commit == null ? "" : commit;
    }

    void write(BenchFigures figures) {
        String line = BenchJson.write(figures) + "\n";
        if (json != null) {
            WholeFile.write(json, to -> to.append(line));
        }
        if (newLimits != null) {
            String text = BenchLimits.text(figures);
            WholeFile.write(newLimits, to -> to.append(text));
        }
        if (append != null) {
            try {
                Files.writeString(
                        append, line, StandardCharsets.UTF_8, StandardOpenOption.CREATE, StandardOpenOption.APPEND);
            } catch (IOException e) {
                throw WriteFailure.of(append.toString(), e);
            }
        }
    }
}
