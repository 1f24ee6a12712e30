package org.spindle.spi.cache;

import org.spindle.spi.Parts;
import org.spindle.spi.metric.Metrics;
import org.spindle.spi.sim.EventLoop;
import org.spindle.spi.sim.RandomStream;

/** What a prefetch policy can query of its cache; implemented by the cache. */
public interface PrefetchContext {

    /** Returns the number of lines of the cache, at least 1. */
    int lines();

    /** Returns the length of a line in sectors. */
    int lineSectors();

    /** Returns how many units below the cache serves, at least 1. */
    int units();

    /** Returns the capacity of a unit in sectors. */
    long sectors(int unit);

    EventLoop events();

    /** Returns the random stream of this policy alone. */
    RandomStream random();

    /** Returns the metrics of the cache; names of the policy's own differ from its. */
    Metrics metrics();

    /** Returns the factory of the components that the policy is configured with. */
    default Parts parts() {
        return Parts.NONE;
    }
}
