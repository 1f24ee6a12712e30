package org.spindle.host.redcap;

/**
 * Compares what the latest reads have cost with what they would have cost in the other state (section 2.3.3). What was measured in the one
 * state is kept for estimates in the other.
 */
final class BenefitEstimate {

    private final double decay;

    /** Of the latest active time with hits: T_CHit_Active, T_Wait_Active, B_CHit_Active. */
    private double hitNanos;

    private double waitNanos;
    private double hitBlocks;

    /** Of the latest active time with prefetches: T_Pref_Active, B_Pref_Active. */
    private double prefetchNanos;

    private double prefetchedBlocks;

    /** Of the latest inactive time, less with each check: T_CMiss_Inactive, B_CMiss_Inactive. */
    private double inactiveMissNanos;

    private double inactiveMissBlocks;

    /** Of the latest reads that missed something, for those that missed nothing. */
    private double lastMissNanos;

    private double lastMissBlocks;

    private double cacheNanos;
    private double diskNanos;
    private double missNanos;
    private double blocks;

    /** @param decay by what the history of inactive time is divided at each check while active */
    BenefitEstimate(double decay) {
        this.decay = decay;
    }

    /**
     * Looks at reads that the cache was active for.
     *
     * @return whether enough is known to compare: some read has missed something by now
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
        blocks = reads.askedBlocks();
        if (lastMissBlocks == 0) {
            return false;
        }
        diskNanos = lastMissNanos * reads.hitBlocks / lastMissBlocks;
        return true;
    }

    /**
     * Looks at reads that the cache was inactive for.
     *
     * @return whether enough is known to compare: what hits and prefetches cost, if there would have been any
     */
    boolean whileInactive(ReadCosts reads) {
        inactiveMissNanos = reads.missNanos;
        inactiveMissBlocks = reads.missBlocks;
        diskNanos = reads.diskHitNanos;
        missNanos = reads.missNanos;
        blocks = reads.askedBlocks();
        if (reads.hitBlocks > 0 && hitBlocks == 0 || reads.prefetchedBlocks > 0 && prefetchedBlocks == 0) {
            return false;
        }
        cacheNanos = reads.hitBlocks == 0 ? 0 : (hitNanos + waitNanos) * reads.hitBlocks / hitBlocks;
        cacheNanos += reads.prefetchedBlocks == 0 ? 0 : prefetchNanos * reads.prefetchedBlocks / prefetchedBlocks;
        return true;
    }

    /** Whether the cache does not make reads slower, equation 2.9. */
    boolean isGood() {
        return cacheNanos <= diskNanos;
    }

    /** T_Active for each block that was asked for, in nanoseconds. */
    double activeNanosPerBlock() {
        return (cacheNanos + missNanos) / blocks;
    }

    /** T_Inactive for each block that was asked for, in nanoseconds. */
    double inactiveNanosPerBlock() {
        return (diskNanos + missNanos) / blocks;
    }
}
