package org.spindle.workload.synthetic;

import org.spindle.spi.sim.RandomStream;

/** Draws one of several alternatives by their shares. */
interface AlternativeDraw {

    /** Returns the index of the alternative drawn. */
    int draw(RandomStream random);

    /**
     * Returns how often an alternative is certain to be drawn again before the shares are exact; unlimited if draws
     * are independent.
     */
    default long left(int alternative) {
        return Long.MAX_VALUE;
    }

    /** Returns independent draws. */
    static AlternativeDraw independent(double[] shares) {
        double[] sums = new double[shares.length];
        double sum = 0;
        int last = 0;
        for (int i = 0; i < shares.length; i++) {
            sum += shares[i];
            sums[i] = sum;
            last = shares[i] > 0 ? i : last;
        }
        double total = sum;
        int greatest = last;
        return random -> {
            double point = random.nextDouble() * total;
            int low = 0;
            int high = greatest;
            while (low < high) {
                int middle = (low + high) >>> 1;
                if (sums[middle] > point) {
                    high = middle;
                } else {
                    low = middle + 1;
                }
            }
            return low;
        };
    }
}
