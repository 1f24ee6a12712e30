package org.spindle.workload.synthetic;

import org.spindle.spi.sim.RandomStream;

/**
 * Draws ranks from 1 to n, rank k with a probability proportional to 1 / k^theta, by rejection-inversion (Hörmann and
 * Derflinger, "Rejection-inversion to generate variates from monotone discrete distributions", 1996): in constant
 * time without a table.
 */
final class ZipfRanks {

    private final long ranks;
    private final double theta;
    private final double first;
    private final double width;
    private final double accepted;
    private final RandomStream random;

    /**
     * @param ranks at least 1
     * @param theta not negative
     */
    ZipfRanks(long ranks, double theta, RandomStream random) {
        this.ranks = ranks;
        this.theta = theta;
        this.random = random;
        first = area(1.5) - 1;
        width = area(ranks + 0.5) - first;
        accepted = 2 - inverse(area(2.5) - height(2));
    }

    /** Draws a rank. */
    long draw() {
        while (true) {
            double u = first + random.nextDouble() * width;
            double x = inverse(u);
            long rank = Math.max(1, Math.min(ranks, Math.round(x)));
            if (rank - x <= accepted || u >= area(rank + 0.5) - height(rank)) {
                return rank;
            }
        }
    }

    private double height(double x) {
        return StrictMath.exp(-theta * StrictMath.log(x));
    }

    /** Returns the integral of the height from 1 on. */
    private double area(double x) {
        double log = StrictMath.log(x);
        double power = (1 - theta) * log;
        return Math.abs(power) < 1e-8 ? log * (1 + power / 2) : StrictMath.expm1(power) / (1 - theta);
    }

    private double inverse(double area) {
        double grown = Math.max(-1, (1 - theta) * area);
        return StrictMath.exp(Math.abs(grown) < 1e-8 ? area * (1 - grown / 2) : StrictMath.log1p(grown) / (1 - theta));
    }
}
