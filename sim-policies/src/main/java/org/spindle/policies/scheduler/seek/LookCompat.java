package org.spindle.policies.scheduler.seek;

/** What DiskSim 4.0 (64-bit fork) does in place of LOOK. */
public enum LookCompat {
    /**
     * The direction stays upward: the nearest request above comes first, one below only if there is none, then the nearest. So
     * it is inside DiskSim's drives, which look at the choice of the queue and take a request by name; only taking the choice
     * turns the direction.
     */
    ALWAYS_UPWARD
}
