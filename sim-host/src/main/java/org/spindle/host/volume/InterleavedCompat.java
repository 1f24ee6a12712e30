package org.spindle.host.volume;

/** Behaviours of DiskSim 4.0 (64-bit fork) in striped volumes without rotating parity that can be reproduced. */
public enum InterleavedCompat {
    /**
     * The number of sectors transferred by each member depends only on the length of the request, not on its start, and no data is read
     * before a write.
     */
    LENGTH_ONLY,
    /** No data is read before a write: partially written lines are written completely. */
    NO_READS,
    /** Transfers are sent in the order of their sectors in the volume; not for interleaved bytes. */
    PARTS_IN_ORDER
}
