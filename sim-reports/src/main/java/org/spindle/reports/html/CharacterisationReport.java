package org.spindle.reports.html;

import java.io.IOException;
import java.util.List;
import org.spindle.characterisation.Characterisation;

/** Writes characterisations as one HTML file that opens from disk, needs no network and is the same bytes for the same figures. */
public final class CharacterisationReport {

    private CharacterisationReport() {}

    /**
     * Writes the page of some traces.
     *
     * @param traces at least one
     * @param command the command line that analysed them; empty if unknown
     * @throws IOException if {@code out} cannot be written
     */
    public static void write(List<Characterisation> traces, String command, Appendable out) throws IOException {
        out.append(new CharacterisationPage(traces, command).html());
    }
}
