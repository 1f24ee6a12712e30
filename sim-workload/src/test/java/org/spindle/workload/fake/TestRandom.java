package org.spindle.workload.fake;

import org.spindle.spi.sim.RandomStream;

/** SplitMix64 (Steele, Lea and Flood 2014) with textbook samplers. */
public final class TestRandom implements RandomStream {

    private long state;

    public TestRandom(long seed) {
        state = seed;
    }

    @Override
    public long nextLong() {
        state += 0x9e3779b97f4a7c15L;
        long z = (state ^ state >>> 30) * 0xbf58476d1ce4e5b9L;
        z = (z ^ z >>> 27) * 0x94d049bb133111ebL;
        return z ^ z >>> 31;
    }

    @Override
    public long nextLong(long bound) {
        if (bound < 1) {
            throw new IllegalArgumentException("bound " + bound);
        }
        return Long.remainderUnsigned(nextLong(), bound);
    }

    @Override
    public double nextDouble() {
        return (nextLong() >>> 11) * 0x1p-53;
    }

    @Override
    public double nextExponential() {
        return -StrictMath.log(1 - nextDouble());
    }

    @Override
    public double nextGaussian() {
        return StrictMath.sqrt(2 * nextExponential()) * StrictMath.cos(2 * Math.PI * nextDouble());
    }
}
