package org.spindle.host.process;

import org.spindle.spi.sim.RandomStream;

/**
 * DiskSim 4.0's random numbers: the linear congruential generator of 48 bits that {@code drand48} uses, with all of its
 * bits as a fraction, and the transformations of DiskSim's synthetic generator.
 */
public final class DiskSimRandom implements RandomStream {

    private static final long MULTIPLIER = 0x5DEECE66DL;
    private static final long INCREMENT = 0xB;
    private static final long MASK = (1L << 48) - 1;
    private static final long SEED_TAIL = 0x330E;

    /** The seed with which every run of DiskSim begins. */
    public static final long RUN_SEED = 1_000_003;

    private long state;

    /** @param seed only the low 32 bits are used */
    public DiskSimRandom(long seed) {
        seed(seed);
    }

    /** @param seed only the low 32 bits are used */
    void seed(long seed) {
        state = ((seed & 0xFFFF_FFFFL) << 16) + SEED_TAIL;
    }

    private long next48() {
        state = state * MULTIPLIER + INCREMENT & MASK;
        return state;
    }

    @Override
    public double nextDouble() {
        return next48() * 0x1p-48;
    }

    /** Returns the 32 high bits of each of two successive values, the first above the second. */
    @Override
    public long nextLong() {
        return next48() >>> 16 << 32 | next48() >>> 16;
    }

    @Override
    public long nextLong(long bound) {
        return (long) (nextDouble() * bound);
    }

    @Override
    public double nextExponential() {
        return -StrictMath.log(1 - nextDouble());
    }

    /** Draws by rejection from two exponential values (Law and Kelton), and the sign last. */
    @Override
    public double nextGaussian() {
        double bound;
        double value;
        do {
            bound = nextExponential();
            value = nextExponential();
        } while (bound - (value - 1) * (value - 1) / 2 <= 0);
        return nextDouble() < 0.5 ? -value : value;
    }
}
