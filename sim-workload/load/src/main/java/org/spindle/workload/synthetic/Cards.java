package org.spindle.workload.synthetic;

import org.spindle.spi.sim.RandomStream;

/** Draws one of several things by their shares. */
interface Cards {

    /** Index of the thing drawn. */
    int draw(RandomStream random);

    /** How often a thing is certain to be drawn yet before shares are exact; without end if they need never be. */
    default long left(int thing) {
        return Long.MAX_VALUE;
    }

    /** Each draw for itself. */
    static Cards independent(double[] shares) {
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
