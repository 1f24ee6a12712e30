package org.spindle.spi.cache;

import org.spindle.spi.Parts;
import org.spindle.spi.metric.Metrics;
import org.spindle.spi.sim.RandomStream;

/** What a replacement policy can query of its cache; implemented by the owner of the policy. */
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

    /**
     * Returns whether all entries are of one size, {@link #bytes()} / {@link #lines()}. If they are not, the limit of the
     * cache is its bytes, and the number of lines is the most that it may ever have.
     */
    default boolean hasEqualEntries() {
        return true;
    }

    /** Returns an exclusive upper bound of all keys; {@link Long#MAX_VALUE} if it is unknown. */
    default long keyLimit() {
        return Long.MAX_VALUE;
    }

    /**
     * Returns whether the cache passes the time of each entry's next access. A policy that needs it calls this at
     * construction and rejects a cache that does not pass it; a cache may treat the call as the request to compute
     * these times.
     */
    default boolean knowsNextAccesses() {
        return false;
    }

    /** Returns the factory of the parts that a policy is configured with, such as another policy. */
    default Parts parts() {
        return Parts.NONE;
    }
}
