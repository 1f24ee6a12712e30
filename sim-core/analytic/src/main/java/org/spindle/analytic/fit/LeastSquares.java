package org.spindle.analytic.fit;

import org.hipparchus.exception.MathRuntimeException;
import org.hipparchus.linear.Array2DRowRealMatrix;
import org.hipparchus.linear.ArrayRealVector;
import org.hipparchus.optim.nonlinear.vector.leastsquares.LeastSquaresBuilder;
import org.hipparchus.optim.nonlinear.vector.leastsquares.LeastSquaresOptimizer.Optimum;
import org.hipparchus.optim.nonlinear.vector.leastsquares.LevenbergMarquardtOptimizer;
import org.hipparchus.util.Pair;
import org.jspecify.annotations.Nullable;

/** Non-linear least squares by Levenberg and Marquardt (Hsu 2003, sections 2.4 and 3.4.4). */
public final class LeastSquares {

    private static final int MOST_STEPS = 1000;

    /**
     * Step of the numerical derivative relative to a parameter: the square root of the rounding error, which balances rounding against
     * curvature.
     */
    private static final double STEP = 1e-7;

    private LeastSquares() {}

    /**
     * The best fit.
     *
     * @param determination 1 minus the residual share of the variance of y (R squared)
     */
    public record Fit(double[] parameters, double determination) {}

    /**
     * Fits a function to points.
     *
     * @param start initial parameters
     * @return null if there are fewer points than parameters, or the search does not converge
     */
    public static @Nullable Fit fit(Model model, double[] x, double[] y, double[] start) {
        if (x.length < start.length) {
            return null;
        }
        try {
            Optimum optimum = new LevenbergMarquardtOptimizer()
                    .optimize(new LeastSquaresBuilder()
                            .start(start)
                            .target(y)
                            .model(point -> {
                                double[] parameters = point.toArray();
                                return new Pair<>(
                                        new ArrayRealVector(values(model, x, parameters), false),
                                        new Array2DRowRealMatrix(jacobian(model, x, parameters), false));
                            })
                            .maxEvaluations(MOST_STEPS)
                            .maxIterations(MOST_STEPS)
                            .build());
            double[] found = optimum.getPoint().toArray();
            double determination = determination(model, x, y, found);
            return Double.isNaN(determination) ? null : new Fit(found, determination);
        } catch (MathRuntimeException e) {
            return null;
        }
    }

    private static double[] values(Model model, double[] x, double[] parameters) {
        double[] values = new double[x.length];
        for (int i = 0; i < x.length; i++) {
            values[i] = model.value(x[i], parameters);
        }
        return values;
    }

    /** Returns the derivatives by central differences. */
    private static double[][] jacobian(Model model, double[] x, double[] parameters) {
        double[][] slopes = new double[x.length][parameters.length];
        for (int j = 0; j < parameters.length; j++) {
            double step = STEP * Math.max(Math.abs(parameters[j]), STEP);
            double[] above = parameters.clone();
            double[] below = parameters.clone();
            above[j] += step;
            below[j] -= step;
            for (int i = 0; i < x.length; i++) {
                slopes[i][j] = (model.value(x[i], above) - model.value(x[i], below)) / (above[j] - below[j]);
            }
        }
        return slopes;
    }

    private static double determination(Model model, double[] x, double[] y, double[] parameters) {
        double mean = 0;
        for (double each : y) {
            mean += each / y.length;
        }
        double residuals = 0;
        double all = 0;
        for (int i = 0; i < x.length; i++) {
            double residual = y[i] - model.value(x[i], parameters);
            residuals += residual * residual;
            all += (y[i] - mean) * (y[i] - mean);
        }
        return all == 0 ? (residuals == 0 ? 1 : Double.NaN) : 1 - residuals / all;
    }
}
