package org.spindle.host.redcap;

/**
 * The costs of one or more reads: numbers of blocks by source, and the times to obtain them in nanoseconds (section 2.3.3). While the
 * cache is inactive, hits and misses are those of the ghost cache, and no block is copied or prefetched.
 */
final class ReadCosts {

    /** Blocks copied from the cache, B_CHit. */
    long hitBlocks;

    /** Time of copying these blocks, T_CHit. */
    long hitNanos;

    /** Time of waiting for blocks being prefetched, T_Wait. */
    long waitNanos;

    /** Requested blocks that were read from the disk, B_CMiss. */
    long missBlocks;

    /** Time of reading these blocks, T_CMiss. */
    long missNanos;

    /** Blocks prefetched, B_Pref. */
    long prefetchedBlocks;

    /** Time of reading the prefetched blocks, T_Pref. */
    long prefetchNanos;

    /** Time of reading blocks from the disk that would have been hits while the cache is inactive, T_Disk_CHit. */
    long diskHitNanos;

    void clear() {
        hitBlocks = 0;
        hitNanos = 0;
        waitNanos = 0;
        missBlocks = 0;
        missNanos = 0;
        prefetchedBlocks = 0;
        prefetchNanos = 0;
        diskHitNanos = 0;
    }

    void add(ReadCosts other) {
        addTimes(other, 1);
    }

    void subtract(ReadCosts other) {
        addTimes(other, -1);
    }

    private void addTimes(ReadCosts other, int sign) {
        hitBlocks += sign * other.hitBlocks;
        hitNanos += sign * other.hitNanos;
        waitNanos += sign * other.waitNanos;
        missBlocks += sign * other.missBlocks;
        missNanos += sign * other.missNanos;
        prefetchedBlocks += sign * other.prefetchedBlocks;
        prefetchNanos += sign * other.prefetchNanos;
        diskHitNanos += sign * other.diskHitNanos;
    }

    /** Returns T_Cache, the time that the cache adds to that of misses (equation 2.2). */
    long cacheNanos() {
        return hitNanos + waitNanos + prefetchNanos;
    }

    /** Returns the number of requested blocks. */
    long requestedBlocks() {
        return hitBlocks + missBlocks;
    }
}
