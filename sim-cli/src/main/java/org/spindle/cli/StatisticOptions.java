package org.spindle.cli;

import java.util.ArrayList;
import java.util.List;
import org.spindle.compare.StatisticSelection;
import picocli.CommandLine.Option;

/** The figures that a comparison shows. */
final class StatisticOptions {

    @Option(
            names = "--metric",
            split = ",",
            paramLabel = "NAME",
            description = "Only these: NAME of the system, COMPONENT/NAME, or */NAME of every component.")
    private List<String> metrics = new ArrayList<>();

    @Option(
            names = "--class",
            split = ",",
            paramLabel = "NAME",
            description = "Only these classes of requests: all, read, write, read-hit, ... (default: all).")
    private List<String> classes = new ArrayList<>();

    @Option(
            names = "--stat",
            split = ",",
            paramLabel = "NAME",
            description = "Only these statistics: mean, p50, p90, p95, p99, max, value (default: mean,p99,value).")
    private List<String> stats = new ArrayList<>();

    @Option(names = "--all", description = "Every component, class and statistic that no other option narrows.")
    private boolean everything;

    StatisticSelection selection() {
        return new StatisticSelection(metrics, classes, stats, everything);
    }
}
