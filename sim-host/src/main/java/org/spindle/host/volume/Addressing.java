package org.spindle.host.volume;

import org.spindle.host.volume.layout.Layout;
import org.spindle.host.volume.layout.MemberSpaces;
import org.spindle.host.volume.layout.Slices;

/** What requests to a volume address. */
public enum Addressing {
    /** One address space. */
    VOLUME,
    /** As many slices of it as there are members without redundancy. */
    SLICES,
    /** The members that hold data, each without its parity. */
    MEMBERS;

    /**
     * A layout with parity, addressed in this way.
     *
     * @param unit its sectors per row
     * @param rowsPerTurn rows after which the parity moves on; 0 if it stays
     */
    Layout over(Layout layout, long unit, long rowsPerTurn) {
        return switch (this) {
            case VOLUME -> layout;
            case SLICES -> new Slices(layout, layout.data());
            case MEMBERS -> new MemberSpaces(layout, unit, rowsPerTurn);
        };
    }
}
