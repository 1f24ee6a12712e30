package org.spindle.flash.calibrate;

import java.util.Arrays;

/**
 * The line through points with the least squares of its errors.
 *
 * @param base its value at 0
 * @param slope 0 if all points have the same abscissa
 */
public record LeastSquaresLine(double base, double slope) {

    /**
     * Fits a line.
     *
     * @param x abscissas
     * @param y ordinates, as many; without any the base is not a number
     */
    public static LeastSquaresLine of(double[] x, double[] y) {
        double meanX = Arrays.stream(x).average().orElse(0);
        double meanY = Arrays.stream(y).average().orElse(Double.NaN);
        double xx = 0;
        double xy = 0;
        for (int i = 0; i < x.length; i++) {
            xx += (x[i] - meanX) * (x[i] - meanX);
            xy += (x[i] - meanX) * (y[i] - meanY);
        }
        double slope = xx == 0 ? 0 : xy / xx;
        return new LeastSquaresLine(meanY - slope * meanX, slope);
    }

    public double at(double x) {
        return base + slope * x;
    }
}
