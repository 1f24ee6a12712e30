package org.spindle.spi.sim;

/**
 * A stream of random numbers that depends only on the scenario's seed, the replication and the component's path, so
 * that adding a component does not shift the draws of others. The algorithms are fixed: the same numbers on every
 * machine.
 */
public interface RandomStream {

    /** Returns a number that is uniform over all 64-bit values. */
    long nextLong();

    /** Returns a number that is uniform over [0, bound); {@code bound} at least 1. */
    long nextLong(long bound);

    /** Returns a number that is uniform over [0, 1). */
    double nextDouble();

    /** Returns a number that is exponential with mean 1. */
    double nextExponential();

    /** Returns a number that is normal with mean 0 and standard deviation 1. */
    double nextGaussian();
}
