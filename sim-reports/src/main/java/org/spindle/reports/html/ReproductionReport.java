package org.spindle.reports.html;

import java.io.IOException;
import java.util.List;
import org.spindle.reproduce.Verdict;

/** Writes verdicts as one HTML file that opens from disk, needs no network and is the same bytes for the same verdicts. */
public final class ReproductionReport {

    private ReproductionReport() {}

    /**
     * Writes the page of verdicts.
     *
     * @param command the command line that ran the experiments; empty if unknown
     * @throws IOException if {@code out} cannot be written
     */
    public static void write(List<Verdict> verdicts, String command, Appendable out) throws IOException {
        out.append(new ReproductionPage(verdicts, command).html());
    }
}
