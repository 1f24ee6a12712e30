package org.spindle.host.volume.layout;

import org.spindle.spi.layout.VolumeLayout;

/**
 * Another way to address a layout with one address space: as several of equal size, each a slice of it, one after the other.
 */
public final class Slices implements Readdressed {

    private final VolumeLayout below;
    private final int spaces;

    /**
     * @param below with one address space
     * @param spaces at least 1; what remains when its capacity is divided by them is not used
     */
    public Slices(VolumeLayout below, int spaces) {
        this.below = below;
        this.spaces = spaces;
    }

    private long whole(int space, long sector) {
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
        return below.stripeOf(0, whole(space, sector));
    }

    @Override
    public int positionOf(int space, long sector) {
        return below.positionOf(0, whole(space, sector));
    }

    @Override
    public long offsetOf(int space, long sector) {
        return below.offsetOf(0, whole(space, sector));
    }
}
