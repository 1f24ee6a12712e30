package org.spindle.host.volume.layout;

import org.spindle.spi.layout.VolumeLayout;

/**
 * Parity declustering by a balanced block design (Holland and Gibson 1992, Parity declustering for continuous operation in redundant
 * disk arrays, section 4.2): each stripe uses the next block of the design, and the next free unit of each of its members. One pass
 * through the design is a table. From table to table the parity moves to another place of each block, so that it has been at every
 * place equally often after as many tables as a block has members. Rows that do not form a complete table are not used.
 */
public final class DeclusteredLayout implements VolumeLayout {

    private final BlockDesign design;
    private final long unit;
    private final long tables;

    /**
     * @throws IllegalArgumentException if the members are too small for one table
     */
    public DeclusteredLayout(BlockDesign design, Rows rows) {
        this.design = design;
        unit = rows.unit();
        tables = rows.fullRows() / design.replication();
        if (tables == 0) {
            throw new IllegalArgumentException("one table of the block design takes " + design.replication()
                    + " units of " + unit + " sectors from each member, and members have " + rows.capacity()
                    + " sectors; use a smaller unit");
        }
    }

    @Override
    public long sectors() {
        return stripes() * data() * unit;
    }

    @Override
    public int members() {
        return design.elements();
    }

    @Override
    public int data() {
        return design.blockSize() - 1;
    }

    @Override
    public int checks() {
        return 1;
    }

    @Override
    public long stripes() {
        return tables * design.blocks();
    }

    @Override
    public long rows() {
        return tables * design.replication();
    }

    @Override
    public long stripeOf(int space, long sector) {
        return sector / unit / data();
    }

    @Override
    public int positionOf(int space, long sector) {
        return (int) (sector / unit % data());
    }

    @Override
    public long offsetOf(int space, long sector) {
        return sector % unit;
    }

    @Override
    public long unit(long stripe) {
        return unit;
    }

    /** Returns the place of a position in its block: parity moves from the last place to the first, table by table. */
    private int place(long table, int position) {
        int parity = design.blockSize() - 1 - (int) (table % design.blockSize());
        return position == data() ? parity : position < parity ? position : position + 1;
    }

    @Override
    public int member(long stripe, int position) {
        return design.element((int) (stripe % design.blocks()), place(stripe / design.blocks(), position));
    }

    @Override
    public long sector(long stripe, int position) {
        long table = stripe / design.blocks();
        int occurrence = design.occurrence((int) (stripe % design.blocks()), place(table, position));
        return (table * design.replication() + occurrence) * unit;
    }

    @Override
    public long rowStart(long row) {
        return row * unit;
    }

    @Override
    public long stripeAt(int member, long row) {
        long table = row / design.replication();
        return table * design.blocks() + design.blockWith(member, (int) (row % design.replication()));
    }

    @Override
    public int positionAt(int member, long row) {
        long table = row / design.replication();
        int block = design.blockWith(member, (int) (row % design.replication()));
        int parity = place(table, data());
        for (int place = 0; place < design.blockSize(); place++) {
            if (design.element(block, place) == member) {
                return place == parity ? data() : place < parity ? place : place - 1;
            }
        }
        throw new IllegalStateException("block " + block + " does not contain member " + member);
    }

    /** {@inheritDoc} Any two members share a stripe, so only the loss of one member is survived. */
    @Override
    public boolean survives(boolean[] lost) {
        return VolumeLayout.atMost(1, lost);
    }
}
