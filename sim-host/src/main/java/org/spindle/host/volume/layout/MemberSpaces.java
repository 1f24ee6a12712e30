package org.spindle.host.volume.layout;

import org.spindle.spi.layout.VolumeLayout;

/**
 * A parity layout addressed by member: each member that holds data has an address space of its own, which excludes the rows with its
 * checks. Rows that do not form a complete cycle of the rotation are not used.
 */
public final class MemberSpaces implements Readdressed {

    private final VolumeLayout below;
    private final int spaces;
    private final long unit;
    private final long rowsPerTurn;
    private final boolean isRotating;
    private final long cycles;

    /**
     * @param below a layout with one stripe per row
     * @param unit sectors of the layout per row
     * @param rowsPerTurn number of rows after which its checks move; 0 if they stay on the last member
     */
    public MemberSpaces(VolumeLayout below, long unit, long rowsPerTurn) {
        this.below = below;
        this.unit = unit;
        isRotating = rowsPerTurn > 0;
        this.rowsPerTurn = isRotating ? rowsPerTurn : 1;
        spaces = isRotating ? below.members() : below.data();
        long wholeRows = below.unit(below.rows() - 1) == unit ? below.rows() : below.rows() - 1;
        cycles = wholeRows / rowsInCycle();
    }

    /** Returns the number of rows of a full cycle of the rotation. */
    private long rowsInCycle() {
        return isRotating ? below.members() * rowsPerTurn : 1;
    }

    private long dataRowsInCycle() {
        return isRotating ? below.data() * rowsPerTurn : 1;
    }

    private long row(int space, long sector) {
        long dataRow = sector / unit;
        if (!isRotating) {
            return dataRow;
        }
        long cycle = dataRow / dataRowsInCycle();
        long turn = dataRow % dataRowsInCycle() / rowsPerTurn;
        long row = cycle * rowsInCycle() + dataRow % rowsPerTurn;
        // One check unit per row: the turn in which the member holds it is skipped.
        for (long t = 0; t <= turn; t++) {
            if (below.positionAt(space, row + t * rowsPerTurn) >= below.data()) {
                return row + (turn + 1) * rowsPerTurn;
            }
        }
        return row + turn * rowsPerTurn;
    }

    @Override
    public VolumeLayout below() {
        return below;
    }

    @Override
    public int spaces() {
        return spaces;
    }

    @Override
    public long sectors() {
        return cycles * dataRowsInCycle() * unit;
    }

    @Override
    public long stripes() {
        return rows();
    }

    @Override
    public long rows() {
        return cycles * rowsInCycle();
    }

    @Override
    public long stripeOf(int space, long sector) {
        return row(space, sector);
    }

    @Override
    public int positionOf(int space, long sector) {
        return below.positionAt(space, row(space, sector));
    }

    @Override
    public long offsetOf(int space, long sector) {
        return sector % unit;
    }

    @Override
    public long unit(long stripe) {
        return unit;
    }
}
