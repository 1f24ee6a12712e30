package org.spindle.cachelab;

import java.util.List;
import org.spindle.spi.Parts;

/**
 * What is asked of the laboratory.
 *
 * @param policies to look at
 * @param sizes of the caches
 * @param warmUp share of the accesses that are not counted, at least 0 and less than 1
 * @param intervals parts of the rest that are counted apart too, at least 1
 * @param threads simulations at a time
 * @param parts makes the parts of policies
 */
public record LabQuestion(
        List<PolicyChoice> policies, List<CacheSize> sizes, double warmUp, int intervals, int threads, Parts parts) {

    public LabQuestion {
        policies = List.copyOf(policies);
        sizes = List.copyOf(sizes);
    }
}
