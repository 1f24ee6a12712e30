package org.spindle.host.volume;

import org.spindle.spi.layout.VolumeLayout;

/** The progress of rebuilding one lost member on a spare: rows done, and the rows of the current step. */
final class Rebuild {

    final int member;
    final int spare;

    /** When the member failed. */
    final long since;

    /** Whether the rebuild is given up because its spare failed. */
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

    /** First row of the current step. */
    long firstRow() {
        return isAscending ? done : layout.rows() - done - stepRows;
    }

    /** One past the last row of the current step. */
    long endRow() {
        return firstRow() + stepRows;
    }

    /** Sectors of the current step. */
    long stepSectors() {
        return layout.rowStart(endRow()) - layout.rowStart(firstRow());
    }

    void endStep() {
        done += stepRows;
        stepRows = 0;
    }

    /** First sector of the member that is on the spare. */
    long from() {
        return isAscending ? 0 : layout.rowStart(layout.rows() - done);
    }

    /** One past the last sector of the member that is on the spare. */
    long to() {
        return isAscending ? layout.rowStart(done) : layout.rowStart(layout.rows());
    }

    /** When the current step, or the one before, began. */
    long stepBegan() {
        return stepBegan;
    }

    /** Share of the member that the spare holds, from 0 to 1. */
    double share() {
        return (double) done / layout.rows();
    }
}
