package org.spindle.policies.scheduler.seek;

/** Deviations of DiskSim 4.0 (64-bit fork) from V-SCAN. */
public enum VScanCompat {
    /** The request at the lowest place comes first, regardless of the position of the arm. */
    LOWEST_FIRST
}
