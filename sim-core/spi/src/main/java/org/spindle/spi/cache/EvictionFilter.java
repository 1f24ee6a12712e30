package org.spindle.spi.cache;

/** Decides which lines may be evicted at this moment; implemented by the cache. */
@FunctionalInterface
public interface EvictionFilter {

    /**
     * Returns whether a line may be evicted now. Lines in use may not, nor lines whose dirty data has still to be written
     * out; the cache may start to write such a line out when it is asked, and calls no method of the policy meanwhile.
     *
     * @param line a line that the policy holds
     */
    boolean mayEvict(int line);
}
