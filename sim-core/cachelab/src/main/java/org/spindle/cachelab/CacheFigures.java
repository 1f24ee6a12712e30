package org.spindle.cachelab;

import java.util.List;

/**
 * The result of one policy at one size.
 *
 * @param policy its name
 * @param isClairvoyant whether the policy knows future accesses, as no policy of a real cache does
 * @param bytes size of the cache
 * @param misses misses after the warm-up
 * @param perInterval misses of each interval
 * @param missRatio share of the accesses that missed; for a sample an estimate for all entries
 * @param halfWidth half of the 95 % confidence interval of the miss ratio, NaN if it is exact
 * @param memoryBytes memory of the policy at the end
 * @param cpuSeconds CPU time of the simulation, NaN if the virtual machine does not measure it; differs from run to run
 */
public record CacheFigures(
        String policy,
        boolean isClairvoyant,
        long bytes,
        AccessCounts misses,
        List<AccessCounts> perInterval,
        double missRatio,
        double halfWidth,
        long memoryBytes,
        double cpuSeconds) {

    public CacheFigures {
        perInterval = List.copyOf(perInterval);
    }
}
