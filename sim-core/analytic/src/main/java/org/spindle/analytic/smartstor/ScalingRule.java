package org.spindle.analytic.smartstor;

import org.spindle.analytic.ValidRange;

/** The growth of database performance with the number p of processors: p^(1 - 1/n) (equation 5.8). */
public enum ScalingRule {
    SQUARE_ROOT(2),
    /** The rule that published results at 300 GB follow. */
    CUBE_ROOT(3),
    FOURTH_ROOT(4);

    private final int root;

    ScalingRule(int root) {
        this.root = root;
    }

    /**
     * Returns the performance of p processors over that of one.
     *
     * @param processors greater than 0; a quotient of two numbers of processors yields the quotient of their performance
     */
    public double performance(double processors) {
        return StrictMath.pow(ValidRange.positive("number of processors", processors), 1 - 1.0 / root);
    }

    /** Returns the performance per processor, over that of a single processor (equations 5.7 and 5.8). */
    public double efficiency(double processors) {
        return performance(processors) / processors;
    }
}
