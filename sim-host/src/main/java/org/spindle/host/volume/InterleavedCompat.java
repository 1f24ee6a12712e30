package org.spindle.host.volume;

/** What DiskSim 4.0 (64-bit fork) does in volumes that are dealt out over their members without parity that rotates. */
public enum InterleavedCompat {
    /**
     * The number of sectors transferred by each member depends on the length of the request alone, not on where it begins, and
     * nothing is read before a write.
     */
    LENGTH_ONLY,
    /** Nothing is read before a write: lines that are written in part are written as a whole. */
    NO_READS,
    /** Transfers are sent in the order of their sectors of the volume; not for interleaved bytes. */
    PARTS_IN_ORDER
}
