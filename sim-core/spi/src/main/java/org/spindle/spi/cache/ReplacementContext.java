package org.spindle.spi.cache;

import org.spindle.spi.metric.Metrics;
import org.spindle.spi.sim.RandomStream;

/** What a replacement policy knows of its cache; implemented by the host of the policy. */
public interface ReplacementContext {

    /** Returns the number of lines of the cache, at least 1. */
    int lines();

    /** Returns the capacity of the cache in bytes. */
    long bytes();

    /**
     * Returns how many keys of entries that are not in the cache the policy may remember, at least {@link #lines()}. The
     * limit holds for all ghost lists of the policy together.
     */
    int ghostLimit();

    /** Returns the random stream of this policy alone. */
    RandomStream random();

    /**
     * Returns the metrics of the component that holds the cache. A policy declares its metrics, such as its ghost hits, at
     * construction; their names must differ from those of the component.
     */
    Metrics metrics();
}
