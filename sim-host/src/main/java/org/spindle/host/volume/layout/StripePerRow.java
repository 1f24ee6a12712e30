package org.spindle.host.volume.layout;

import org.spindle.spi.layout.VolumeLayout;

/** A layout in which each row of units, one on every member, is a stripe. */
interface StripePerRow extends VolumeLayout {

    /** Returns the division of the members into rows. */
    Rows memberRows();

    @Override
    default long sectors() {
        return memberRows().capacity() * data();
    }

    @Override
    default long stripes() {
        return memberRows().count();
    }

    @Override
    default long rows() {
        return memberRows().count();
    }

    @Override
    default long unit(long stripe) {
        return memberRows().length(stripe);
    }

    @Override
    default long sector(long stripe, int position) {
        return memberRows().start(stripe);
    }

    @Override
    default long rowStart(long row) {
        return memberRows().start(row);
    }

    @Override
    default long stripeAt(int member, long row) {
        return row;
    }

    /** {@inheritDoc} Up to as many lost members as there are checks are survived. */
    @Override
    default boolean survives(boolean[] lost) {
        return VolumeLayout.atMost(checks(), lost);
    }
}
