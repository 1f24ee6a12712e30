package org.spindle.reports.html;

import java.io.IOException;
import org.spindle.reports.ResultText;
import org.spindle.result.RunResult;

/** Writes a run as one HTML file that opens from disk, needs no network and is the same bytes for the same run. */
public final class HtmlReport {

    private HtmlReport() {}

    /**
     * Writes the page of a result directory.
     *
     * @param resultJson text of result.json
     * @param effectiveYaml text of effective.yaml; empty if it was not kept
     * @param command the command line that produced the result; empty if unknown
     * @throws org.spindle.result.ResultException if {@code resultJson} is not a result
     * @throws IOException if {@code out} cannot be written
     */
    public static void write(String resultJson, String effectiveYaml, String command, Appendable out)
            throws IOException {
        write(ResultText.read(resultJson), effectiveYaml, command, out);
    }

    /** Writes the page of a result that was read before; otherwise as above. */
    public static void write(RunResult result, String effectiveYaml, String command, Appendable out)
            throws IOException {
        out.append(new RunPage(result, effectiveYaml, command).html());
    }
}
