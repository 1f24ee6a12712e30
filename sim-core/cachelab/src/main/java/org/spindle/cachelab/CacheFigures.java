package org.spindle.cachelab;

import java.util.List;

/**
 * What came of one policy at one size.
 *
 * @param policy its name
 * @param bytes size of the cache
 * @param misses what was missed after the warm-up
 * @param perInterval the same for each interval
 * @param missRatio share of the accesses that were missed; of a sample an estimate for all
 * @param halfWidth half of the 95 % confidence interval of the miss ratio, NaN if it is exact
 * @param memoryBytes what the policy occupies at the end
 * @param cpuSeconds time of a processor that the simulation took, NaN if the virtual machine does not tell; differs from run to run
 */
public record CacheFigures(
        String policy,
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
