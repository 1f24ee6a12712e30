package org.spindle.host.redcap;

/**
 * Compares the costs of the latest reads with the costs that they would have had in the other state (section 2.3.3). Measurements in one
 * state are kept for estimates in the other.
 */
final class BenefitEstimate {

    private final double decay;

    /** From the latest active period with hits: T_CHit_Active, T_Wait_Active, B_CHit_Active. */
    private double hitNanos;

    private double waitNanos;
    private double hitBlocks;

    /** From the latest active period with prefetches: T_Pref_Active, B_Pref_Active. */
    private double prefetchNanos;

    private double prefetchedBlocks;

    /** From the latest inactive period, decayed at each check: T_CMiss_Inactive, B_CMiss_Inactive. */
    private double inactiveMissNanos;

    private double inactiveMissBlocks;

    /** From the latest reads with misses, for estimates when there are none. */
    private double lastMissNanos;

    private double lastMissBlocks;

    private double cacheNanos;
    private double diskNanos;
    private double missNanos;
    private double blocks;

    /** @param decay divisor of the history of inactive periods at each check while active */
    BenefitEstimate(double decay) {
        this.decay = decay;
    }

    /**
     * Estimates from reads that used the cache.
     *
     * @return whether a comparison is possible: there has been a miss
     */
    boolean whileActive(ReadCosts reads) {
        if (reads.hitBlocks > 0) {
            hitNanos = reads.hitNanos;
            waitNanos = reads.waitNanos;
            hitBlocks = reads.hitBlocks;
        }
        if (reads.prefetchedBlocks > 0) {
            prefetchNanos = reads.prefetchNanos;
            prefetchedBlocks = reads.prefetchedBlocks;
        }
        double nanos = reads.missNanos + inactiveMissNanos;
        double missed = reads.missBlocks + inactiveMissBlocks;
        inactiveMissNanos /= decay;
        inactiveMissBlocks /= decay;
        if (reads.missBlocks > 0) {
            lastMissNanos = nanos;
            lastMissBlocks = missed;
        }
        cacheNanos = reads.cacheNanos();
        missNanos = reads.missNanos;
        blocks = reads.requestedBlocks();
        if (lastMissBlocks == 0) {
            return false;
        }
        diskNanos = lastMissNanos * reads.hitBlocks / lastMissBlocks;
        return true;
    }

    /**
     * Estimates from reads while the cache was inactive.
     *
     * @return whether a comparison is possible: the costs of hits and of prefetches are known, if there would have been any
     */
    boolean whileInactive(ReadCosts reads) {
        inactiveMissNanos = reads.missNanos;
        inactiveMissBlocks = reads.missBlocks;
        diskNanos = reads.diskHitNanos;
        missNanos = reads.missNanos;
        blocks = reads.requestedBlocks();
        if (reads.hitBlocks > 0 && hitBlocks == 0 || reads.prefetchedBlocks > 0 && prefetchedBlocks == 0) {
            return false;
        }
        cacheNanos = reads.hitBlocks == 0 ? 0 : (hitNanos + waitNanos) * reads.hitBlocks / hitBlocks;
        cacheNanos += reads.prefetchedBlocks == 0 ? 0 : prefetchNanos * reads.prefetchedBlocks / prefetchedBlocks;
        return true;
    }

    /** Returns whether the cache does not make reads slower (equation 2.9). */
    boolean isGood() {
        return cacheNanos <= diskNanos;
    }

    /** Returns T_Active per requested block, in nanoseconds. */
    double activeNanosPerBlock() {
        return (cacheNanos + missNanos) / blocks;
    }

    /** Returns T_Inactive per requested block, in nanoseconds. */
    double inactiveNanosPerBlock() {
        return (diskNanos + missNanos) / blocks;
    }
}
