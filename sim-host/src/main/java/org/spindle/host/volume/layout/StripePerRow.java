package org.spindle.host.volume.layout;

import org.spindle.spi.layout.VolumeLayout;

/** A layout in which each row of units, one on every member, is a stripe. */
interface StripePerRow extends VolumeLayout {

    /** How the members are cut into rows. */
    Rows cut();

    @Override
    default long sectors() {
        return cut().capacity() * data();
    }

    @Override
    default long stripes() {
        return cut().count();
    }

    @Override
    default long rows() {
        return cut().count();
    }

    @Override
    default long unit(long stripe) {
        return cut().length(stripe);
    }

    @Override
    default long sector(long stripe, int position) {
        return cut().start(stripe);
    }

    @Override
    default long rowStart(long row) {
        return cut().start(row);
    }

    @Override
    default long stripeAt(int member, long row) {
        return row;
    }

    /** As many members as there are checks may be lost. */
    @Override
    default boolean survives(boolean[] lost) {
        return VolumeLayout.atMost(checks(), lost);
    }
}
