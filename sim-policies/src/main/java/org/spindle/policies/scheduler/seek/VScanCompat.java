package org.spindle.policies.scheduler.seek;

/** What DiskSim 4.0 (64-bit fork) does in place of V-SCAN. */
public enum VScanCompat {
    /** The request at the lowest place comes first, wherever the arm is. */
    LOWEST_FIRST
}
