package org.spindle.disk.hdd;

import org.jspecify.annotations.Nullable;

/**
 * The places of blocks located lately, for requests that are predicted again and again while they wait. Blocks that share an
 * entry displace each other. Layouts never change, so that no entry becomes wrong.
 */
final class RecentPlaces {

    private static final int BITS = 12;

    /** The odd number nearest to 2<sup>64</sup> divided by the golden ratio: consecutive multiples of it lie far apart. */
    private static final long SPREAD = 0x9e3779b97f4a7c15L;

    /** Each made when it is first used: most drives have few requests that wait. */
    private final @Nullable BlockPlace[] entries = new BlockPlace[1 << BITS];

    /** Returns the entry of a block, which holds its place or that of another block. */
    BlockPlace of(long block) {
        int at = (int) (block * SPREAD >>> Long.SIZE - BITS);
        BlockPlace entry = entries[at];
        if (entry == null) {
            entry = new BlockPlace();
            entries[at] = entry;
        }
        return entry;
    }
}
