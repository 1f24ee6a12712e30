package org.spindle.host.virtualdisk.table;

/**
 * Rows and columns of a table of I/O times (González-Férez 2012, section 3.2.1, figure 3.2). Row r is a request of r blocks of
 * 4 KiB, 1 to 32. Column 1 is the distance 0; column n from 2 to 19 is [4 KiB * 2^(n-2), 4 KiB * 2^(n-1)); column 20 is
 * [1 GiB, 2 GiB), and each further column covers the next GiB, up to the capacity.
 *
 * @param columns number of columns, at least 19
 */
public record TableGeometry(int columns) {

    /** Number of rows. */
    public static final int ROWS = 32;

    /** Sectors of a block. */
    public static final int BLOCK = 8;

    private static final int SMALL_COLUMNS = 19;
    private static final long GIB = 1L << 21;

    public TableGeometry {
        if (columns < SMALL_COLUMNS) {
            throw new IllegalArgumentException("a table has at least " + SMALL_COLUMNS + " columns, not " + columns);
        }
    }

    /**
     * Returns the geometry for a disk.
     *
     * @param sectors capacity in sectors of 512 bytes, above 0
     */
    public static TableGeometry of(long sectors) {
        long gib = Math.max(1, (sectors + GIB - 1) / GIB);
        return new TableGeometry((int) (SMALL_COLUMNS - 1 + gib));
    }

    /** Returns the number of cells. */
    public int cells() {
        return ROWS * columns;
    }

    /** Returns the row, from 1, of a request of that many sectors, rounded up to whole blocks; larger requests have the last row. */
    public static int row(long sectors) {
        long blocks = (sectors + BLOCK - 1) / BLOCK;
        return (int) Math.max(1, Math.min(ROWS, blocks));
    }

    /** Returns the column, from 1, of a distance in sectors, not negative. A distance of less than a block counts as one block. */
    public int column(long gap) {
        if (gap == 0) {
            return 1;
        }
        if (gap < BLOCK) {
            return 2;
        }
        long column = gap < GIB ? 2 + log2(gap / BLOCK) : SMALL_COLUMNS + gap / GIB;
        return (int) Math.min(columns, column);
    }

    private static int log2(long value) {
        return Long.SIZE - 1 - Long.numberOfLeadingZeros(value);
    }

    /** Returns the least distance of a column, in sectors; columns count from 1. */
    public static long leastGap(int column) {
        if (column == 1) {
            return 0;
        }
        return column <= SMALL_COLUMNS ? (long) BLOCK << column - 2 : (column - SMALL_COLUMNS) * GIB;
    }

    /** Returns one more than the greatest distance of a column, in sectors; columns count from 1. */
    public static long endGap(int column) {
        return column == 1 ? 1 : leastGap(column + 1);
    }

    /** Returns the index of a cell, from 0, by its row and column from 1. */
    public int cell(int row, int column) {
        return (column - 1) * ROWS + row - 1;
    }
}
