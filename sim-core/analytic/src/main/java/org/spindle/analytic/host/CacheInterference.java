package org.spindle.analytic.host;

import org.spindle.analytic.ValidRange;

/**
 * Slowdown of a processor whose cache takes pages from I/O: displaced dirty blocks are written back, and displaced blocks
 * are missed again later, when the blocks of the page, which count as dirty, make room for them. I/O itself causes no
 * misses, because whole blocks are delivered (Hennessy and Patterson 1996, section 6.7).
 *
 * @param pageBytes of the page, at least a block
 * @param blockBytes of a cache block, 1 or more
 * @param dirty fraction of blocks that are dirty
 * @param reread fraction of the displaced blocks that are used again
 * @param cycles between two pages, stalls on misses not included, greater than 0
 * @param misses in these cycles, 0 or more
 * @param missPenalty cycles, 0 or more
 * @param writePenalty cycles more if the displaced block is dirty, 0 or more
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

    /** Cycles to write back what the page displaces. */
    public double writeBackCycles() {
        return dirty * blocks() * writePenalty;
    }

    /** Blocks that are missed again, not rounded to whole ones. */
    public double laterMisses() {
        return reread * blocks();
    }

    /** Cycles that one page costs, given how many blocks are missed again. */
    public double extraCycles(double missedAgain) {
        return writeBackCycles() + ValidRange.notNegative("later misses", missedAgain) * (missPenalty + writePenalty);
    }

    /** Cycles that one page costs. */
    public double extraCycles() {
        return extraCycles(laterMisses());
    }

    /** Cycles between two pages without I/O, stalls included. */
    public double baseCycles() {
        return cycles + misses * (missPenalty + dirty * writePenalty);
    }

    /** Extra cycles per cycle without I/O. */
    public double slowdown() {
        return extraCycles() / baseCycles();
    }
}
