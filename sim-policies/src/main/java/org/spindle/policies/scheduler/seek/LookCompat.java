package org.spindle.policies.scheduler.seek;

/** Deviations of DiskSim 4.0 (64-bit fork) from LOOK. */
public enum LookCompat {
    /**
     * The direction stays upward: the nearest request above comes first; if there is none, the nearest below. This is
     * the behaviour inside DiskSim's drives, which examine the queue's choice and then remove a request by name; only
     * taking the choice changes the direction.
     */
    ALWAYS_UPWARD
}
