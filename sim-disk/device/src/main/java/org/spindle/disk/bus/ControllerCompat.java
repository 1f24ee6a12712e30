package org.spindle.disk.bus;

import java.util.List;

/** What controllers of DiskSim 4.0 (64-bit fork) do to the messages and data that they pass on. */
public enum ControllerCompat {
    /** Everything below. */
    DISKSIM,
    /** A command owns the bus below while the controller delays it. */
    DELAY_ON_BUS,
    /** Data pass at the pace of the bus below, however slow the bus above is. */
    PACE_OF_BUS_BELOW;

    /** Whether the list names this one, by itself or with all others. */
    boolean isIn(List<ControllerCompat> list) {
        return list.contains(this) || list.contains(DISKSIM);
    }
}
