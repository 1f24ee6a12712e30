package org.spindle.host.volume.layout;

import org.spindle.spi.layout.VolumeLayout;

/** A layout with different address spaces: the placement of units is that of another layout. */
interface Readdressed extends VolumeLayout {

    /** Returns the layout that places the units. */
    VolumeLayout below();

    @Override
    default int members() {
        return below().members();
    }

    @Override
    default int data() {
        return below().data();
    }

    @Override
    default int checks() {
        return below().checks();
    }

    @Override
    default long stripes() {
        return below().stripes();
    }

    @Override
    default long rows() {
        return below().rows();
    }

    @Override
    default long unit(long stripe) {
        return below().unit(stripe);
    }

    @Override
    default int member(long stripe, int position) {
        return below().member(stripe, position);
    }

    @Override
    default long sector(long stripe, int position) {
        return below().sector(stripe, position);
    }

    @Override
    default long rowStart(long row) {
        return below().rowStart(row);
    }

    @Override
    default long stripeAt(int member, long row) {
        return below().stripeAt(member, row);
    }

    @Override
    default int positionAt(int member, long row) {
        return below().positionAt(member, row);
    }

    @Override
    default boolean survives(boolean[] lost) {
        return below().survives(lost);
    }
}
