package org.spindle.spi.distribution;

import org.spindle.spi.sim.RandomStream;

/**
 * A distribution of amounts of data or of distances; a distance may be negative, which means backwards.
 *
 * <p>An example, uniform from 0 to 64 KiB:
 *
 * <pre>{@code
 * record Uniform(double greatest) implements SizeDistribution {
 *     public double draw(RandomStream random) {
 *         return greatest * random.nextDouble();
 *     }
 * }
 * }</pre>
 */
public interface SizeDistribution {

    /** Draws a size in bytes, not rounded, possibly negative. Allocates nothing. */
    double draw(RandomStream random);
}
