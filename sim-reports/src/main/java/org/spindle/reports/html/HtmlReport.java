package org.spindle.reports.html;

import java.io.IOException;
import java.util.List;
import org.spindle.result.RunResult;

/** Writes a run as one HTML file that opens from disk, needs no network and is the same bytes for the same run. */
public final class HtmlReport {

    private HtmlReport() {}

    /**
     * Writes the page of a result.
     *
     * @param effectiveYaml the scenario as run; empty if unknown
     * @param command the command line that produced the result; empty if unknown
     * @param sections in order of display, after Spindle's own sections on the result
     * @throws IOException if {@code out} cannot be written
     */
    public static void write(
            RunResult result, String effectiveYaml, String command, List<AddedSection> sections, Appendable out)
            throws IOException {
        out.append(new RunPage(result, effectiveYaml, command, sections).html());
    }
}
