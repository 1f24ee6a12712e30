package org.spindle.spi.report;

import java.util.List;

/**
 * A table of numbers with a name for each row.
 *
 * @param caption what the table shows
 * @param rowHeading what the names of the rows are
 * @param rows each with a number for each column
 */
public record Table(String caption, String rowHeading, List<Column> columns, List<Row> rows) implements SectionPart {

    /**
     * A column.
     *
     * @param unit of its numbers; empty for plain numbers
     */
    public record Column(String title, String unit) {}

    /**
     * A row.
     *
     * @param cells not a number where there is nothing to show
     */
    public record Row(String name, List<Double> cells) {

        public Row {
            cells = List.copyOf(cells);
        }
    }

    public Table {
        columns = List.copyOf(columns);
        rows = List.copyOf(rows);
        for (Row row : rows) {
            if (row.cells().size() != columns.size()) {
                throw new IllegalArgumentException("row '" + row.name() + "' of table '" + caption + "' has "
                        + row.cells().size() + " cells; it needs one for each of the " + columns.size() + " columns");
            }
        }
    }
}
