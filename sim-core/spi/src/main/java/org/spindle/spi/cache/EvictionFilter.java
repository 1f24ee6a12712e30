package org.spindle.spi.cache;

/** Decides which lines may be evicted at this moment; implemented by the cache. */
@FunctionalInterface
public interface EvictionFilter {

    /**
     * Returns whether a line may be evicted now. Lines in use may not, nor lines with dirty data; the cache may start
     * to write such a line back during this call, and calls no method of the policy within it.
     *
     * @param line a line that the policy holds
     */
    boolean mayEvict(int line);
}
