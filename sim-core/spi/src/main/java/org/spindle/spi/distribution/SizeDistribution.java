package org.spindle.spi.distribution;

import org.spindle.spi.sim.RandomStream;

/** A distribution of amounts of data or of distances; a distance may be negative, which means backwards. */
public interface SizeDistribution {

    /** Draws a size in bytes, not rounded, possibly negative. Allocates nothing. */
    double draw(RandomStream random);
}
