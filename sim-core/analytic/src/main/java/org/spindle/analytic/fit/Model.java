package org.spindle.analytic.fit;

/** A function of one variable with parameters to fit. */
@FunctionalInterface
public interface Model {

    /** Returns the function's value; NaN where the parameters define none. */
    double value(double x, double[] parameters);
}
