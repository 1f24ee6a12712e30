package org.spindle.host.virtualdisk.table;

import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/**
 * Expected I/O times by size and distance. The time of a cell is the mean of its latest samples, up to a maximum number. The time of a
 * cell without samples is the mean of the non-empty cells of its column; if there are none, the mean of the nearest column with samples,
 * that of the shorter distance if two are equally near.
 */
public final class IoTimeTable {

    /** The time of the last change of a cell that has not been changed in this run. */
    public static final long NEVER = -1;

    private final TableGeometry geometry;
    private final int maxSamples;
    private final long[] @Nullable [] samples;
    private final int[] counts;
    private final int[] oldest;
    private final long[] sums;
    private final long[] changed;
    private final int[] filledInColumn;
    private int filled;
    private int learnt;

    /**
     * @param maxSamples maximum number of samples of a cell, at least 1
     */
    public IoTimeTable(TableGeometry geometry, int maxSamples) {
        this.geometry = geometry;
        this.maxSamples = maxSamples;
        samples = new long[geometry.cells()][];
        counts = new int[geometry.cells()];
        oldest = new int[geometry.cells()];
        sums = new long[geometry.cells()];
        changed = new long[geometry.cells()];
        Arrays.fill(changed, NEVER);
        filledInColumn = new int[geometry.columns() + 1];
    }

    public TableGeometry geometry() {
        return geometry;
    }

    /**
     * Adds a sample to the cell of a request, replacing the oldest one if the maximum number is reached.
     *
     * @param sectors size of the request
     * @param gap distance of the request in sectors
     * @param now simulated nanoseconds
     */
    public void learn(long sectors, long gap, long nanos, long now) {
        int column = geometry.column(gap);
        int cell = geometry.cell(TableGeometry.row(sectors), column);
        if (changed[cell] == NEVER) {
            learnt++;
        }
        changed[cell] = now;
        add(cell, column, nanos);
    }

    /** Adds the mean of an earlier measurement to an empty cell as its only sample. */
    void load(int row, int column, long meanNanos) {
        int cell = geometry.cell(row, column);
        if (counts[cell] > 0) {
            throw new IllegalArgumentException(
                    "the cell of row " + row + " and column " + column + " already has a time");
        }
        add(cell, column, meanNanos);
    }

    private void add(int cell, int column, long nanos) {
        long[] ring = samples[cell];
        if (ring == null) {
            ring = new long[maxSamples];
            samples[cell] = ring;
            filledInColumn[column]++;
            filled++;
        }
        if (counts[cell] < maxSamples) {
            ring[counts[cell]++] = nanos;
        } else {
            sums[cell] -= ring[oldest[cell]];
            ring[oldest[cell]] = nanos;
            oldest[cell] = oldest[cell] + 1 == maxSamples ? 0 : oldest[cell] + 1;
        }
        sums[cell] += nanos;
    }

    /** Returns the expected time of a request in nanoseconds; 0 if the whole table is empty. */
    public long time(long sectors, long gap) {
        int column = geometry.column(gap);
        int cell = geometry.cell(TableGeometry.row(sectors), column);
        return counts[cell] > 0 ? mean(cell) : columnTime(gap);
    }

    /** Returns the mean of the cells of the column of a distance, or of the nearest column that has times; 0 if none has. */
    public long columnTime(long gap) {
        int column = nearest(filledInColumn, geometry.column(gap));
        return column == 0 ? 0 : columnMean(column);
    }

    /** Returns the number, from 1, of the column nearest to a given one that has cells with times; 0 if none has. */
    static int nearest(int[] filledInColumn, int column) {
        int columns = filledInColumn.length - 1;
        for (int away = 0; away < columns; away++) {
            if (column - away >= 1 && filledInColumn[column - away] > 0) {
                return column - away;
            }
            if (column + away <= columns && filledInColumn[column + away] > 0) {
                return column + away;
            }
        }
        return 0;
    }

    private long columnMean(int column) {
        long sum = 0;
        for (int row = 1; row <= TableGeometry.ROWS; row++) {
            int cell = geometry.cell(row, column);
            if (counts[cell] > 0) {
                sum += mean(cell);
            }
        }
        return sum / filledInColumn[column];
    }

    private long mean(int cell) {
        return sums[cell] / counts[cell];
    }

    /** Returns the mean of a cell's samples in nanoseconds, by row and column from 1; 0 if it has none. */
    public long mean(int row, int column) {
        int cell = geometry.cell(row, column);
        return counts[cell] == 0 ? 0 : mean(cell);
    }

    /** Returns the number of samples of a cell. */
    public int samples(int row, int column) {
        return counts[geometry.cell(row, column)];
    }

    /** Returns when the last sample was added to a cell, in simulated nanoseconds; {@link #NEVER} if none was added in this run. */
    public long changed(int row, int column) {
        return changed[geometry.cell(row, column)];
    }

    /** Returns when the last sample was added to the cell of a request, or {@link #NEVER}. */
    public long changedFor(long sectors, long gap) {
        return changed(TableGeometry.row(sectors), geometry.column(gap));
    }

    /** Returns the number of cells that have a time. */
    public int filled() {
        return filled;
    }

    /** Returns the number of cells to which samples were added in this run. */
    public int learnt() {
        return learnt;
    }
}
