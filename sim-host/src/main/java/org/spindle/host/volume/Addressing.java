package org.spindle.host.volume;

import org.spindle.host.volume.layout.MemberSpaces;
import org.spindle.host.volume.layout.Slices;
import org.spindle.spi.layout.VolumeLayout;

/** The address spaces that a volume presents. */
public enum Addressing {
    /** One address space. */
    VOLUME,
    /** The address space in equal slices, one for each member that redundancy does not take. */
    SLICES,
    /** The members that hold data, each without its parity. */
    MEMBERS;

    /**
     * A layout with parity, addressed in this way.
     *
     * @param unit its sectors per row
     * @param rowsPerTurn rows after which the parity moves on; 0 if it stays
     */
    VolumeLayout over(VolumeLayout layout, long unit, long rowsPerTurn) {
        return switch (this) {
            case VOLUME -> layout;
            case SLICES -> new Slices(layout, layout.data());
            case MEMBERS -> new MemberSpaces(layout, unit, rowsPerTurn);
        };
    }
}
