package org.spindle.reports.html;

import java.io.IOException;
import java.util.List;
import org.spindle.compare.Comparison;
import org.spindle.result.RunResult;

/** Writes a comparison as one HTML file that opens from disk, needs no network and is the same bytes for the same figures. */
public final class ComparisonReport {

    private ComparisonReport() {}

    /**
     * Writes the page of a comparison, with the distributions of runs.
     *
     * @param command the command line that made the comparison; empty if unknown
     * @param runs the results compared, in the order of the subjects; none if they are sweeps
     * @throws IOException if {@code out} cannot be written
     */
    public static void write(Comparison comparison, String command, List<RunResult> runs, Appendable out)
            throws IOException {
        out.append(new ComparisonPage(comparison, command, runs).html());
    }
}
