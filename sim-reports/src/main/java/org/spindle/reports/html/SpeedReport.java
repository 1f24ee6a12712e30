package org.spindle.reports.html;

import java.io.IOException;
import org.spindle.reports.SpeedHistory;

/** Writes a history of speed as one HTML file that opens from disk, needs no network and is the same bytes for the same figures. */
public final class SpeedReport {

    private SpeedReport() {}

    /**
     * Writes the page of a history.
     *
     * @param command the command line that made it; empty if unknown
     * @throws IOException if {@code out} cannot be written
     */
    public static void write(SpeedHistory history, String command, Appendable out) throws IOException {
        out.append(new SpeedPage(history, command).html());
    }
}
