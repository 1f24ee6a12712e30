package org.spindle.testkit.sim;

import org.spindle.spi.sim.RandomStream;

/** A random stream given by its seed alone: SplitMix64 (Steele, Lea and Flood 2014). */
public final class TestRandom implements RandomStream {

    private long state;

    public TestRandom(long seed) {
        state = seed;
    }

    @Override
    public long nextLong() {
        state += 0x9e3779b97f4a7c15L;
        long z = (state ^ (state >>> 30)) * 0xbf58476d1ce4e5b9L;
        z = (z ^ (z >>> 27)) * 0x94d049bb133111ebL;
        return z ^ (z >>> 31);
    }

    @Override
    public long nextLong(long bound) {
        if (bound < 1) {
            throw new IllegalArgumentException("a bound must be at least 1, not " + bound);
        }
        long draw;
        long value;
        do {
            draw = nextLong() >>> 1;
            value = draw % bound;
        } while (draw - value + (bound - 1) < 0); // the last, incomplete run of values would favour small ones
        return value;
    }

    @Override
    public double nextDouble() {
        return (nextLong() >>> 11) * 0x1p-53;
    }

    @Override
    public double nextExponential() {
        return -StrictMath.log(1 - nextDouble());
    }

    /** By the polar method (Marsaglia and Bray 1964); the second value of each pair is dropped. */
    @Override
    public double nextGaussian() {
        double x;
        double square;
        do {
            x = 2 * nextDouble() - 1;
            double y = 2 * nextDouble() - 1;
            square = x * x + y * y;
        } while (square >= 1 || square == 0);
        return x * Math.sqrt(-2 * StrictMath.log(square) / square);
    }
}
