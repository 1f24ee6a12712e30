package org.spindle.reports.table;

import org.jspecify.annotations.Nullable;
import org.spindle.reports.FitWords;
import org.spindle.sweep.CurveFits;

/** The curves fitted to a sweep. */
public final class FitTable {

    private FitTable() {}

    /** The lines, each ended by a line feed; none if nothing was fitted. */
    public static String render(@Nullable CurveFits fits) {
        if (fits == null || fits.curves().isEmpty()) {
            return "";
        }
        StringBuilder text = new StringBuilder(FitWords.title(fits)).append('\n');
        TextTable table = new TextTable(column -> column >= FitWords.HEADS.size() - 2);
        table.row(FitWords.HEADS);
        fits.curves().forEach(curve -> table.row(FitWords.cells(curve)));
        table.appendTo(text);
        return text.toString();
    }
}
