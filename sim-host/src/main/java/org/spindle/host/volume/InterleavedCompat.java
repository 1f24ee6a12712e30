package org.spindle.host.volume;

/** Known defects of DiskSim 4.0 (64-bit fork) in volumes whose bytes are interleaved over all members. */
public enum InterleavedCompat {
    /**
     * The number of sectors transferred by each member depends on the length of the request alone, not on where it begins, and
     * nothing is read before a write.
     */
    LENGTH_ONLY
}
