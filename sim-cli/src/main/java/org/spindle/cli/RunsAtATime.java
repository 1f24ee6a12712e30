package org.spindle.cli;

import org.jspecify.annotations.Nullable;
import org.spindle.cli.command.UsageException;
import picocli.CommandLine.Option;

/** The number of simulations that a command runs at a time. */
final class RunsAtATime {

    private static final int MOST = 1024;

    @Option(names = "--threads", paramLabel = "N", description = "Runs at a time (default: one per core).")
    private @Nullable Integer threads;

    /**
     * Returns the number, 1 or more.
     *
     * @throws UsageException if the number is out of range
     */
    int number() {
        if (threads == null) {
            return Runtime.getRuntime().availableProcessors();
        }
        if (threads < 1 || threads > MOST) {
            throw new UsageException("--threads " + threads + " is out of range\n  write 1 to " + MOST);
        }
        return threads;
    }
}
