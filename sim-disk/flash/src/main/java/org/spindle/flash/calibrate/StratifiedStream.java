package org.spindle.flash.calibrate;

import org.spindle.spi.sim.RandomStream;

/**
 * A stream whose numbers between 0 and 1 are spread evenly: of every {@value #STRATA} in a row one is in each of as many parts of the
 * range, in random order and at a random place within its part. So a trial has the quantiles of the times that a device draws almost
 * exactly; those of independent numbers differ by some standard errors, and by the same ones in every trial.
 */
final class StratifiedStream implements RandomStream {

    private static final int STRATA = 10_000;

    private final RandomStream random;
    private final int[] parts = new int[STRATA];
    private int left;

    StratifiedStream(RandomStream random) {
        this.random = random;
        for (int i = 0; i < STRATA; i++) {
            parts[i] = i;
        }
    }

    @Override
    public double nextDouble() {
        if (left == 0) {
            left = STRATA;
        }
        int drawn = (int) random.nextLong(left--);
        int part = parts[drawn];
        parts[drawn] = parts[left];
        parts[left] = part;
        return (part + random.nextDouble()) / STRATA;
    }

    @Override
    public long nextLong() {
        return random.nextLong();
    }

    @Override
    public long nextLong(long bound) {
        return random.nextLong(bound);
    }

    @Override
    public double nextExponential() {
        return random.nextExponential();
    }

    @Override
    public double nextGaussian() {
        return random.nextGaussian();
    }
}
