package org.spindle.reports.table;

import java.util.ArrayList;
import java.util.List;
import java.util.function.IntPredicate;

/** Cells in columns for a terminal: texts aligned left, numbers right. */
final class TextTable {

    private final IntPredicate isNumber;
    private final List<List<String>> rows = new ArrayList<>();

    /**
     * @param isNumber whether a column, from 0, holds numbers
     */
    TextTable(IntPredicate isNumber) {
        this.isNumber = isNumber;
    }

    TextTable row(List<String> cells) {
        rows.add(List.copyOf(cells));
        return this;
    }

    /** Appends the rows, each ended by a line feed. */
    void appendTo(StringBuilder text) {
        int[] widths = new int[rows.get(0).size()];
        for (List<String> row : rows) {
            for (int i = 0; i < widths.length; i++) {
                widths[i] = Math.max(widths[i], row.get(i).length());
            }
        }
        for (List<String> row : rows) {
            StringBuilder line = new StringBuilder();
            for (int i = 0; i < widths.length; i++) {
                String blanks = " ".repeat(widths[i] - row.get(i).length());
                line.append(i == 0 ? "" : "  ").append(isNumber.test(i) ? blanks + row.get(i) : row.get(i) + blanks);
            }
            text.append(line.toString().stripTrailing()).append('\n');
        }
    }
}
