package org.spindle.spi.cache;

import org.spindle.spi.sim.RandomStream;

/** What a replacement policy may know and ask; implemented by the host. */
public interface ReplacementContext {

    /** How many lines the cache has, at least 1. */
    int lines();

    /** The policy's own stream. */
    RandomStream random();
}
