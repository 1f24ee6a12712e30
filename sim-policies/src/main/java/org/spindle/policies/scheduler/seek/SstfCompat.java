package org.spindle.policies.scheduler.seek;

/** Deviations of DiskSim 4.0 (64-bit fork) from SSTF in its policy 22, which it calls shortest distance first. */
public enum SstfCompat {
    /**
     * Of requests at equal distances, the first in order of places and sectors is selected; distances are measured
     * from the last sector.
     */
    FIRST_IN_ORDER
}
