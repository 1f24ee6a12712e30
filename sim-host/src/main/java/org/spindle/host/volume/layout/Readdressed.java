package org.spindle.host.volume.layout;

import org.spindle.spi.layout.VolumeLayout;

/** Another way to address a layout: its units lie where they lie, only the address spaces over them are different. */
interface Readdressed extends VolumeLayout {

    /** The layout that decides where units lie. */
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
