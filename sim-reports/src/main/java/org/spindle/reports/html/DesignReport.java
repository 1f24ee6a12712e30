package org.spindle.reports.html;

import java.io.IOException;
import java.util.List;
import org.spindle.design.Designer.Proposals;
import org.spindle.design.ModelValidation;

/** Writes the organisations of a design as one HTML file that opens from disk and needs no network. */
public final class DesignReport {

    private DesignReport() {}

    /**
     * Writes the page.
     *
     * @param design the design's file, for the title
     * @param proposals at least one of which can be built
     * @param comparisons of model and simulation; empty if nothing was simulated
     * @param command the command line that made it; empty if unknown
     * @throws IOException if {@code out} cannot be written
     */
    public static void write(
            String design, Proposals proposals, List<ModelValidation> comparisons, String command, Appendable out)
            throws IOException {
        out.append(new DesignPage(design, proposals, comparisons, command).html());
    }
}
