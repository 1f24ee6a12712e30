package org.spindle.host.volume;

import org.spindle.host.volume.layout.MemberSpaces;
import org.spindle.host.volume.layout.Slices;
import org.spindle.spi.layout.VolumeLayout;

/** The address spaces that a volume presents. */
public enum Addressing {
    /** One address space. */
    VOLUME,
    /** Equal slices of the address space, as many as there are members for data. */
    SLICES,
    /** One address space for each member that holds data, without the member's parity. */
    MEMBERS;

    /**
     * Returns a layout with parity that is addressed in this way.
     *
     * @param unit sectors of the layout per row
     * @param rowsPerTurn number of rows after which the parity moves; 0 if it does not
     */
    VolumeLayout over(VolumeLayout layout, long unit, long rowsPerTurn) {
        return switch (this) {
            case VOLUME -> layout;
            case SLICES -> new Slices(layout, layout.data());
            case MEMBERS -> new MemberSpaces(layout, unit, rowsPerTurn);
        };
    }
}
