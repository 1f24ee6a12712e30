package org.spindle.cli;

import java.nio.file.Files;
import java.nio.file.Path;
import org.jspecify.annotations.Nullable;
import org.spindle.cli.command.UsageException;
import org.spindle.config.Loaded;
import org.spindle.result.ResultDirectory;
import org.spindle.result.ResultException;
import org.spindle.result.RunResult;
import org.spindle.run.RunOutcome;
import org.spindle.scenario.Scenario;
import picocli.CommandLine.Option;

/** The directory of a run's result, chosen so that it never replaces the result of another scenario without {@code --force}. */
final class ResultPlace {

    private static final int MOST = 10_000;

    @Option(
            names = "--out",
            paramLabel = "DIR",
            description = "Result directory; an older result of the same scenario there is replaced (default:"
                    + " results/NAME of the scenario file, with a number behind it if another scenario's result is"
                    + " there).")
    private @Nullable Path out;

    @Option(names = "--force", description = "Replace whatever result is in the result directory.")
    private boolean force;

    /**
     * Returns the directory for a scenario.
     *
     * @param name of the scenario's file, for the default
     * @throws UsageException if the requested directory has the result of another scenario
     */
    Path of(Loaded<Scenario> scenario, String name) {
        String hash = RunOutcome.sha256(scenario.effective().canonicalYaml());
        if (out != null) {
            if (!force && !isFree(out, hash)) {
                throw new UsageException(out + " has the result of another scenario\n"
                        + "  --force replaces it; or choose another directory with --out");
            }
            return out;
        }
        Path wanted = Path.of("results", name);
        Path directory = wanted;
        for (int i = 2; !force && !isFree(directory, hash); i++) {
            if (i > MOST) {
                throw new UsageException(wanted + " and " + MOST + " more have results of other scenarios\n"
                        + "  name a directory with --out");
            }
            directory = wanted.resolveSibling(wanted.getFileName() + "-" + i);
        }
        return directory;
    }

    private static boolean isFree(Path directory, String hash) {
        if (!Files.exists(directory.resolve(ResultDirectory.RESULT))) {
            return true;
        }
        try {
            RunResult result = ResultDirectory.read(directory);
            return result.scenario().sha256().equals(hash);
        } catch (ResultException damaged) {
            return true;
        }
    }
}
