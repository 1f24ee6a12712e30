package org.spindle.reports.html;

import java.io.IOException;
import org.jspecify.annotations.Nullable;
import org.spindle.model.ModelResult;
import org.spindle.model.Simulated;

/** Writes the estimates of an analytic model as one HTML file that opens from disk and needs no network. */
public final class ModelReport {

    private ModelReport() {}

    /**
     * Writes the page.
     *
     * @param scenario the name of the modelled scenario, for the title
     * @param simulated null if nothing was simulated
     * @param command the command line that made it; empty if unknown
     * @throws IOException if {@code out} cannot be written
     */
    public static void write(
            String scenario, ModelResult model, @Nullable Simulated simulated, String command, Appendable out)
            throws IOException {
        out.append(new ModelPage(scenario, model, simulated, command).html());
    }
}
