package org.example.storage;

import org.spindle.spi.layout.VolumeLayout;

/** Data in the upper half of each member, with copies in the lower half of the next; rows of 64 KiB. */
record MirroredHalves(int members, long half) implements VolumeLayout {

    static final long UNIT = 128;

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
