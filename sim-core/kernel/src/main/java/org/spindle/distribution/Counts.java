package org.spindle.distribution;

import org.spindle.spi.sim.RandomStream;

/** Random counts. */
final class Counts {

    private Counts() {}

    /**
     * Draws a Poisson distributed number by multiplying uniform ones (Knuth, The Art of Computer Programming 2, section
     * 3.4.1).
     *
     * @param mean at most about 700, beyond which its exponential underflows
     */
    static int poisson(double mean, RandomStream random) {
        double limit = StrictMath.exp(-mean);
        double product = random.nextDouble();
        int count = 0;
        while (product >= limit) {
            product *= random.nextDouble();
            count++;
        }
        return count;
    }
}
