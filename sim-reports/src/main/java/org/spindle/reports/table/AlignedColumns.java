package org.spindle.reports.table;

import java.util.ArrayList;
import java.util.List;

/** Rows of cells as lines: the first columns aligned to the left, the others to the right. */
final class AlignedColumns {

    private final int left;
    private final List<List<String>> rows = new ArrayList<>();

    /**
     * @param left the number of columns that are aligned to the left
     */
    AlignedColumns(int left) {
        this.left = left;
    }

    AlignedColumns row(List<String> cells) {
        rows.add(List.copyOf(cells));
        return this;
    }

    /** Appends the lines, each ended by a line feed. */
    void print(StringBuilder to) {
        int count = rows.stream().mapToInt(List::size).max().orElse(0);
        int[] widths = new int[count];
        for (List<String> row : rows) {
            for (int i = 0; i < row.size(); i++) {
                widths[i] = Math.max(widths[i], row.get(i).length());
            }
        }
        for (List<String> row : rows) {
            StringBuilder line = new StringBuilder();
            for (int i = 0; i < row.size(); i++) {
                String padding = " ".repeat(widths[i] - row.get(i).length());
                line.append(i == 0 ? "" : "  ").append(i < left ? row.get(i) + padding : padding + row.get(i));
            }
            to.append(line.toString().stripTrailing()).append('\n');
        }
    }
}
