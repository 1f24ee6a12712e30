package org.spindle.host.volume.layout;

import org.spindle.spi.layout.VolumeLayout;

/**
 * Units striped over columns, each on one member or on several with equal contents: striping, mirrors, and striped mirrors. Copy <i>k</i>
 * of column <i>c</i> is member <i>c + k × columns</i>. A stripe is one unit and its copies.
 */
public final class ColumnLayout implements VolumeLayout {

    private final int columns;
    private final int copies;
    private final Rows rows;

    /**
     * @param columns at least 1
     * @param copies at least 1
     */
    public ColumnLayout(int columns, int copies, Rows rows) {
        this.columns = columns;
        this.copies = copies;
        this.rows = rows;
    }

    @Override
    public long sectors() {
        return rows.capacity() * columns;
    }

    @Override
    public int members() {
        return columns * copies;
    }

    @Override
    public int data() {
        return 1;
    }

    @Override
    public int checks() {
        return copies - 1;
    }

    @Override
    public long stripes() {
        return rows.count() * columns;
    }

    @Override
    public long rows() {
        return rows.count();
    }

    @Override
    public long stripeOf(int space, long sector) {
        return rows.unitOf(sector, columns);
    }

    @Override
    public int positionOf(int space, long sector) {
        return 0;
    }

    @Override
    public long offsetOf(int space, long sector) {
        return rows.offsetOf(sector, columns);
    }

    @Override
    public long unit(long stripe) {
        return rows.length(stripe / columns);
    }

    @Override
    public int member(long stripe, int position) {
        return (int) (stripe % columns) + position * columns;
    }

    @Override
    public long sector(long stripe, int position) {
        return rows.start(stripe / columns);
    }

    @Override
    public long rowStart(long row) {
        return rows.start(row);
    }

    @Override
    public long stripeAt(int member, long row) {
        return row * columns + member % columns;
    }

    @Override
    public int positionAt(int member, long row) {
        return member / columns;
    }

    @Override
    public boolean survives(boolean[] lost) {
        for (int column = 0; column < columns; column++) {
            int left = 0;
            for (int copy = 0; copy < copies; copy++) {
                left += lost[column + copy * columns] ? 0 : 1;
            }
            if (left == 0) {
                return false;
            }
        }
        return true;
    }
}
