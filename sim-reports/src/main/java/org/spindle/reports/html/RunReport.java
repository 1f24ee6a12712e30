package org.spindle.reports.html;

import java.io.IOException;
import java.util.List;
import org.spindle.result.RunResult;

/** Writes the report of a run. */
@FunctionalInterface
public interface RunReport {

    /**
     * Writes the page of a result.
     *
     * @param effectiveYaml text of effective.yaml; empty if there is none
     * @param command the command line that produced the result; empty if unknown
     * @param sections of plugins, in order of display
     * @throws IOException if {@code out} cannot be written
     */
    void write(RunResult result, String effectiveYaml, String command, List<AddedSection> sections, Appendable out)
            throws IOException;
}
