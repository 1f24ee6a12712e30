package org.spindle.random;

import org.apache.commons.rng.UniformRandomProvider;
import org.apache.commons.rng.sampling.distribution.ContinuousSampler;
import org.apache.commons.rng.sampling.distribution.ZigguratSampler;
import org.spindle.spi.sim.RandomStream;

/**
 * xoshiro256++ (Blackman and Vigna 2021) with the modified ziggurat of McFarland (2016) for the exponential and normal
 * distributions, both as fixed by Commons RNG and not by the JDK.
 */
final class Xoshiro implements RandomStream {

    private final UniformRandomProvider source;
    private final ContinuousSampler exponential;
    private final ContinuousSampler gaussian;

    Xoshiro(UniformRandomProvider source) {
        this.source = source;
        exponential = ZigguratSampler.Exponential.of(source);
        gaussian = ZigguratSampler.NormalizedGaussian.of(source);
    }

    @Override
    public long nextLong() {
        return source.nextLong();
    }

    @Override
    public long nextLong(long bound) {
        return source.nextLong(bound);
    }

    @Override
    public double nextDouble() {
        return source.nextDouble();
    }

    @Override
    public double nextExponential() {
        return exponential.sample();
    }

    @Override
    public double nextGaussian() {
        return gaussian.sample();
    }
}
