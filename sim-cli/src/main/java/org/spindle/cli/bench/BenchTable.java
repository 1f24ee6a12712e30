package org.spindle.cli.bench;

import java.util.Locale;

/** Figures as text, a line for each case. */
final class BenchTable {

    private static final String HEADER = "%-18s %12s %12s %9s %14s %15s %18s\n";
    private static final String LINE = "%-18s %,12.0f %,12.0f %9s %14s %15.3f %18.3f\n";

    private BenchTable() {}

    /** Returns lines ended by a line feed. */
    static String render(BenchFigures figures) {
        StringBuilder text = new StringBuilder(String.format(
                Locale.ROOT,
                HEADER,
                "case",
                "requests/s",
                "ns/request",
                "+ noise",
                "bytes/request",
                "events/request",
                "estimates/request"));
        for (CaseFigures each : figures.cases()) {
            text.append(String.format(
                    Locale.ROOT,
                    LINE,
                    each.name(),
                    each.requestsPerSecond(),
                    each.best(),
                    String.format(Locale.ROOT, "%.1f %%", 100 * (each.median() / each.best() - 1)),
                    Double.isNaN(each.bytes()) ? "-" : String.format(Locale.ROOT, "%.1f", each.bytes()),
                    each.events(),
                    each.estimates()));
        }
        return text.append(figures.machine()).append('\n').toString();
    }
}
