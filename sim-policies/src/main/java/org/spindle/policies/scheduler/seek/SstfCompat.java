package org.spindle.policies.scheduler.seek;

/** What DiskSim 4.0 (64-bit fork) does in place of SSTF where it is called shortest distance first (policy 22). */
public enum SstfCompat {
    /** Among requests at equal distances the first in the order of places and sectors; distances count from the last sector. */
    FIRST_IN_ORDER
}
