package org.spindle.disk.bus;

import java.util.List;

/** Deviations of controllers of DiskSim 4.0 (64-bit fork). */
public enum ControllerCompat {
    /** Everything below. */
    DISKSIM,
    /** A command owns the bus below while the controller delays it. */
    DELAY_ON_BUS,
    /** Data pass at the pace of the bus below, even if the bus above is slower. */
    PACE_OF_BUS_BELOW;

    /** Returns whether the list contains this one, or all. */
    boolean isIn(List<ControllerCompat> list) {
        return list.contains(this) || list.contains(DISKSIM);
    }
}
