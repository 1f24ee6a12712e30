package org.spindle.analytic.fit;

/** A function of one variable with parameters to be fitted. */
@FunctionalInterface
public interface Model {

    /** The function's value; not a number where the parameters make none. */
    double value(double x, double[] parameters);
}
