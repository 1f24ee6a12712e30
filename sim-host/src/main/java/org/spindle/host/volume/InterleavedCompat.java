package org.spindle.host.volume;

/** What DiskSim 4.0 (64-bit fork) does otherwise with bytes dealt out over all members. */
public enum InterleavedCompat {
    /**
     * Of every member as many sectors are transferred as the request's length alone makes necessary, wherever it begins, and
     * nothing is read before a write.
     */
    LENGTH_ONLY
}
