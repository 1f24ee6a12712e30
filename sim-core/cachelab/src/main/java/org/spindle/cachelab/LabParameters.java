package org.spindle.cachelab;

import java.util.List;
import org.spindle.spi.Parts;

/**
 * The parameters of a laboratory run.
 *
 * @param policies to simulate
 * @param sizes of the caches
 * @param warmUp share of the accesses that are not counted, at least 0 and less than 1
 * @param intervals number of parts into which the rest is divided for separate counts, at least 1
 * @param threads number of simulations at a time
 * @param parts creates the parts of policies
 */
public record LabParameters(
        List<PolicyChoice> policies, List<CacheSize> sizes, double warmUp, int intervals, int threads, Parts parts) {

    public LabParameters {
        policies = List.copyOf(policies);
        sizes = List.copyOf(sizes);
    }
}
