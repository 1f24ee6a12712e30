package org.spindle.host.volume;

/** What DiskSim 4.0 (64-bit fork) does in volumes with equal copies. */
public enum CopyCompat {
    /** The numbers that decide among equally good copies are those of DiskSim, the same in every run. */
    DISKSIM_RANDOM,
    /** Of the copies with the shortest queues, the first is compared last by distance, so that random numbers mean others. */
    FIRST_OF_SHORTEST_LAST,
    /** Transfers are sent in the order of their sectors of the volume, those to the first copy first. */
    PARTS_IN_ORDER,
    /** The nearest copy is the one whose last request began at the nearest sector, wherever the arm is. */
    DISTANCE_FROM_BEGIN,
    /** The nearest copy is the one whose last request had the nearest last sector. */
    DISTANCE_FROM_LAST,
    /** The nearest copy is the one whose last request was followed by the nearest sector. */
    DISTANCE_FROM_END
}
