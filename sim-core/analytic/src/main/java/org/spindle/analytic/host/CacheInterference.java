package org.spindle.analytic.host;

import org.spindle.analytic.ValidRange;

/**
 * Slowdown of a processor whose cache also holds pages of I/O: displaced dirty blocks are written back, and displaced blocks cause misses
 * later, when they in turn displace the blocks of the page, which are dirty. I/O itself causes no misses, because complete blocks are
 * delivered (Hennessy and Patterson 1996, section 6.7).
 *
 * @param pageBytes of the page, at least a block
 * @param blockBytes of a cache block, 1 or more
 * @param dirty fraction of blocks that are dirty
 * @param reread fraction of the displaced blocks that are used again
 * @param cycles between two pages, without stalls on misses, greater than 0
 * @param misses in these cycles, 0 or more
 * @param missPenalty cycles, 0 or more
 * @param writePenalty additional cycles if the displaced block is dirty, 0 or more
 */
public record CacheInterference(
        long pageBytes,
        long blockBytes,
        double dirty,
        double reread,
        double cycles,
        double misses,
        double missPenalty,
        double writePenalty) {

    public CacheInterference {
        ValidRange.atLeast(1L, "bytes per block", blockBytes);
        ValidRange.atLeast(blockBytes, "bytes per page", pageBytes);
        ValidRange.fraction("fraction of dirty blocks", dirty);
        ValidRange.fraction("fraction of blocks used again", reread);
        ValidRange.positive("cycles", cycles);
        ValidRange.notNegative("misses", misses);
        ValidRange.notNegative("miss penalty", missPenalty);
        ValidRange.notNegative("write penalty", writePenalty);
    }

    public double blocks() {
        return (double) pageBytes / blockBytes;
    }

    /** Returns the cycles to write back the dirty blocks that the page displaces. */
    public double writeBackCycles() {
        return dirty * blocks() * writePenalty;
    }

    /** Returns the number of blocks that cause a miss later, not rounded. */
    public double laterMisses() {
        return reread * blocks();
    }

    /** Returns the additional cycles of one page, given the number of later misses. */
    public double extraCycles(double missedAgain) {
        return writeBackCycles() + ValidRange.notNegative("later misses", missedAgain) * (missPenalty + writePenalty);
    }

    /** Returns the additional cycles of one page. */
    public double extraCycles() {
        return extraCycles(laterMisses());
    }

    /** Returns the cycles between two pages without I/O, stalls included. */
    public double baseCycles() {
        return cycles + misses * (missPenalty + dirty * writePenalty);
    }

    /** Returns the additional cycles per cycle without I/O. */
    public double slowdown() {
        return extraCycles() / baseCycles();
    }
}
