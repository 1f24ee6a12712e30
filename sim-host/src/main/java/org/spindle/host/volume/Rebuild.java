package org.spindle.host.volume;

import org.spindle.host.volume.layout.Layout;

/** One lost member on its way to a spare: which rows are there, and which come next. */
final class Rebuild {

    final int member;
    final int spare;

    /** When the member failed. */
    final long since;

    /** A lost spare makes the rebuild void. */
    boolean isVoid;

    private final Layout layout;
    private final boolean isAscending;
    private final long rowsPerStep;
    private long done;
    private long stepRows;
    private long stepBegan;

    Rebuild(int member, int spare, long since, Layout layout, boolean isAscending, long rowsPerStep) {
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

    /** First row of the step at hand. */
    long firstRow() {
        return isAscending ? done : layout.rows() - done - stepRows;
    }

    /** One past the last row of the step at hand. */
    long endRow() {
        return firstRow() + stepRows;
    }

    /** Sectors of the step at hand. */
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

    /** When the step at hand, or the one before, began. */
    long stepBegan() {
        return stepBegan;
    }

    /** Share of the member that is on the spare. */
    double share() {
        return (double) done / layout.rows();
    }
}
