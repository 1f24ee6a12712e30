package org.spindle.host.volume;

/** Behaviours of DiskSim 4.0 (64-bit fork) in volumes with equal copies that can be reproduced. */
public enum CopyCompat {
    /** The random numbers that decide among equally good copies are those of DiskSim, the same in every run. */
    DISKSIM_RANDOM,
    /** Of the copies with the shortest queues, the first is put last, so that random numbers select different copies. */
    FIRST_OF_SHORTEST_LAST,
    /** Transfers are sent in the order of their sectors in the volume, that to the first copy first. */
    PARTS_IN_ORDER,
    /** The nearest copy is the one whose last request began at the nearest sector, regardless of the head position. */
    DISTANCE_FROM_BEGIN,
    /** The nearest copy is the one with the nearest last sector of its last request. */
    DISTANCE_FROM_LAST,
    /** The nearest copy is the one with the nearest sector after its last request. */
    DISTANCE_FROM_END
}
