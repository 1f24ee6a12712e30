package org.example.mirrored;

import org.spindle.spi.layout.LayoutContext;
import org.spindle.spi.layout.VolumeLayout;

/**
 * Data in the first half of each member, with copies in the second half of the next member; rows of 64 KiB.
 *
 * @param half rows of half a member
 */
record MirroredHalves(int members, long half) implements VolumeLayout {

    /** Sectors of a row. */
    private static final long UNIT = 128;

    MirroredHalves(LayoutContext context) {
        this(context.members(), context.memberSectors() / UNIT / 2);
        if (members < 2) {
            throw new IllegalArgumentException("copies lie on the next member, and there is one; add another");
        }
    }

    @Override
    public int data() {
        return 1;
    }

    @Override
    public int checks() {
        return 1;
    }

    @Override
    public long stripes() {
        return half * members;
    }

    @Override
    public long unit(long stripe) {
        return UNIT;
    }

    @Override
    public int member(long stripe, int position) {
        return (int) ((stripe + position) % members);
    }

    @Override
    public long sector(long stripe, int position) {
        return (stripe / members + position * half) * UNIT;
    }

    @Override
    public long stripeAt(int member, long row) {
        return row < half ? row * members + member : (row - half) * members + (member + members - 1) % members;
    }

    @Override
    public int positionAt(int member, long row) {
        return row < half ? 0 : 1;
    }
}
