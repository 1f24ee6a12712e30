package org.spindle.reports.html;

import java.io.IOException;
import org.jspecify.annotations.Nullable;
import org.spindle.sweep.CurveFits;
import org.spindle.sweep.Stat;
import org.spindle.sweep.SweepResult;

/** Writes a sweep as one HTML file that opens from disk, needs no network and is the same bytes for the same sweep. */
public final class SweepReport {

    /**
     * The default number of figures in a page: 3 to 5 MB of it, which browsers read without a noticeable delay. The headlines are included
     * whatever the number of points.
     */
    public static final int FIGURES = 100_000;

    private SweepReport() {}

    /**
     * Writes the page of a sweep.
     *
     * @param command the command line that made the sweep; empty if unknown
     * @param maxFigures the number of figures in the page, of all metrics at all points
     * @param stat of the response time by which points are ranked
     * @throws IOException if {@code out} cannot be written
     */
    public static void write(SweepResult sweep, String command, int maxFigures, Stat stat, Appendable out)
            throws IOException {
        out.append(new SweepPage(sweep, command, maxFigures, stat, null).html());
    }

    /**
     * Writes the page of a sweep; otherwise as above.
     *
     * @param stat of the response time by which points are ranked
     * @param fits curves to be shown; null for none
     */
    public static void write(SweepResult sweep, String command, Stat stat, @Nullable CurveFits fits, Appendable out)
            throws IOException {
        out.append(new SweepPage(sweep, command, FIGURES, stat, fits).html());
    }
}
