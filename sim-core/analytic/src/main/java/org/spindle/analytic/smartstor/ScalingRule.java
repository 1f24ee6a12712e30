package org.spindle.analytic.smartstor;

import org.spindle.analytic.ValidRange;

/** How database performance grows with the number p of processors: as p^(1 - 1/n) (equation 5.8). */
public enum ScalingRule {
    SQUARE_ROOT(2),
    /** The one that published results at 300 GB follow. */
    CUBE_ROOT(3),
    FOURTH_ROOT(4);

    private final int root;

    ScalingRule(int root) {
        this.root = root;
    }

    /**
     * Performance of p processors over that of one.
     *
     * @param processors greater than 0; a quotient of two numbers of processors gives the quotient of their performance
     */
    public double performance(double processors) {
        return StrictMath.pow(ValidRange.positive("number of processors", processors), 1 - 1.0 / root);
    }

    /** Performance per processor, over that of one processor alone (equations 5.7 and 5.8). */
    public double efficiency(double processors) {
        return performance(processors) / processors;
    }
}
