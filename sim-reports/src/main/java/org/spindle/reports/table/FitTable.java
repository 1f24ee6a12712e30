package org.spindle.reports.table;

import org.jspecify.annotations.Nullable;
import org.spindle.reports.FitText;
import org.spindle.sweep.CurveFits;

/** The curves fitted to a sweep. */
public final class FitTable {

    private FitTable() {}

    /** Returns the lines, each ended by a line feed; none if nothing was fitted. */
    public static String render(@Nullable CurveFits fits) {
        if (fits == null || fits.curves().isEmpty()) {
            return "";
        }
        StringBuilder text = new StringBuilder(FitText.title(fits)).append('\n');
        TextTable table = new TextTable(column -> column >= FitText.HEADS.size() - 2);
        table.row(FitText.HEADS);
        fits.curves().forEach(curve -> table.row(FitText.cells(curve)));
        table.appendTo(text);
        return text.toString();
    }
}
