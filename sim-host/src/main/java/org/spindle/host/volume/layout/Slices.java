package org.spindle.host.volume.layout;

import org.spindle.spi.layout.VolumeLayout;

/**
 * A layout with one address space, addressed as several of equal size: consecutive slices of the address space.
 */
public final class Slices implements Readdressed {

    private final VolumeLayout below;
    private final int spaces;

    /**
     * @param below a layout with one address space
     * @param spaces number of slices, at least 1; a remainder of the capacity is not used
     */
    public Slices(VolumeLayout below, int spaces) {
        this.below = below;
        this.spaces = spaces;
    }

    private long addressBelow(int space, long sector) {
        return space * sectors() + sector;
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
        return below.sectors() / spaces;
    }

    @Override
    public long stripeOf(int space, long sector) {
        return below.stripeOf(0, addressBelow(space, sector));
    }

    @Override
    public int positionOf(int space, long sector) {
        return below.positionOf(0, addressBelow(space, sector));
    }

    @Override
    public long offsetOf(int space, long sector) {
        return below.offsetOf(0, addressBelow(space, sector));
    }
}
