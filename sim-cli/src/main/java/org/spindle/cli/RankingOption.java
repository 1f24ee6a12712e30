package org.spindle.cli;

import java.util.List;
import org.spindle.cli.command.UsageException;
import org.spindle.sweep.Stat;
import picocli.CommandLine.Option;

/** The figure of the response time by which the points of a sweep are ranked. */
final class RankingOption {

    private static final List<Stat> RANKED_BY = List.of(Stat.MEAN, Stat.P50, Stat.P90, Stat.P95, Stat.P99, Stat.MAX);

    @Option(
            names = "--stat",
            paramLabel = "FIGURE",
            defaultValue = "mean",
            description = "Figure of the response time to rank points of a sweep by: mean, p50, p90, p95, p99 or max"
                    + " (default: ${DEFAULT-VALUE}).")
    private String stat;

    /** Returns the figures as they are written. */
    static List<String> figures() {
        return RANKED_BY.stream().map(Stat::label).toList();
    }

    /**
     * Returns the figure.
     *
     * @throws UsageException if there is no such figure
     */
    Stat stat() {
        for (Stat known : RANKED_BY) {
            if (known.label().equals(stat)) {
                return known;
            }
        }
        throw new UsageException("'" + stat + "' is not a figure of the response time\n  write --stat "
                + String.join(", --stat ", figures()));
    }

    /** Returns the option as in a command line, after a blank; empty for the default. */
    String words() {
        return stat() == Stat.MEAN ? "" : " --stat " + stat;
    }
}
