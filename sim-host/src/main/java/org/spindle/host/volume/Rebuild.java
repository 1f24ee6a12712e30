package org.spindle.host.volume;

import org.spindle.spi.layout.VolumeLayout;

/** The progress of the rebuild of one lost member on a spare: completed rows, and the rows of the current step. */
final class Rebuild {

    final int member;
    final int spare;

    /** When the member failed. */
    final long since;

    /** Whether the rebuild is abandoned because its spare has failed. */
    boolean isVoid;

    private final VolumeLayout layout;
    private final boolean isAscending;
    private final long rowsPerStep;
    private long done;
    private long stepRows;
    private long stepBegan;

    Rebuild(int member, int spare, long since, VolumeLayout layout, boolean isAscending, long rowsPerStep) {
        this.member = member;
        this.spare = spare;
        this.since = since;
        this.layout = layout;
        this.isAscending = isAscending;
        this.rowsPerStep = rowsPerStep;
    }

    boolean isComplete() {
        return done == layout.rows();
    }

    /**
     * @param now simulated nanoseconds
     */
    void beginStep(long now) {
        stepBegan = now;
        stepRows = Math.min(rowsPerStep, layout.rows() - done);
    }

    /** Returns the first row of the current step. */
    long firstRow() {
        return isAscending ? done : layout.rows() - done - stepRows;
    }

    /** Returns one past the last row of the current step. */
    long endRow() {
        return firstRow() + stepRows;
    }

    /** Returns the number of sectors of the current step. */
    long stepSectors() {
        return layout.rowStart(endRow()) - layout.rowStart(firstRow());
    }

    void endStep() {
        done += stepRows;
        stepRows = 0;
    }

    /** Returns the first sector of the member that is on the spare. */
    long from() {
        return isAscending ? 0 : layout.rowStart(layout.rows() - done);
    }

    /** Returns one past the last sector of the member that is on the spare. */
    long to() {
        return isAscending ? layout.rowStart(done) : layout.rowStart(layout.rows());
    }

    /** Returns when the current or last step began. */
    long stepBegan() {
        return stepBegan;
    }

    /** Returns the share of the member that the spare holds, from 0 to 1. */
    double share() {
        return (double) done / layout.rows();
    }
}
