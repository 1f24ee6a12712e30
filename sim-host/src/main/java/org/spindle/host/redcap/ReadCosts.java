package org.spindle.host.redcap;

/**
 * What a read has cost, or several of them: blocks by where they came from, and the times of that in nanoseconds (section 2.3.3). While
 * the cache is inactive hits and misses are those that there would be, and nothing is copied or prefetched.
 */
final class ReadCosts {

    /** Blocks copied from the cache, B_CHit. */
    long hitBlocks;

    /** Time of copying them, T_CHit. */
    long hitNanos;

    /** Time of waiting for prefetched blocks on their way, T_Wait. */
    long waitNanos;

    /** Blocks asked for that the disk was read for, B_CMiss. */
    long missBlocks;

    /** Time of reading them, T_CMiss. */
    long missNanos;

    /** Blocks prefetched, B_Pref. */
    long prefetchedBlocks;

    /** Time of reading them, T_Pref. */
    long prefetchNanos;

    /** Time of reading blocks from the disk that the cache would have had, T_Disk_CHit while it is inactive. */
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

    /** T_Cache, equation 2.2: what the cache adds to the time of misses. */
    long cacheNanos() {
        return hitNanos + waitNanos + prefetchNanos;
    }

    /** Blocks that were asked for. */
    long askedBlocks() {
        return hitBlocks + missBlocks;
    }
}
