package org.spindle.analytic.fit;

/**
 * The straight line through points with the least sum of squared residuals.
 *
 * @param slope NaN for fewer than two different {@code x}
 */
public record Regression(double slope, double intercept, double determination) {

    public static Regression of(double[] x, double[] y) {
        double meanX = 0;
        double meanY = 0;
        for (int i = 0; i < x.length; i++) {
            meanX += x[i] / x.length;
            meanY += y[i] / x.length;
        }
        double xx = 0;
        double xy = 0;
        double yy = 0;
        for (int i = 0; i < x.length; i++) {
            xx += (x[i] - meanX) * (x[i] - meanX);
            xy += (x[i] - meanX) * (y[i] - meanY);
            yy += (y[i] - meanY) * (y[i] - meanY);
        }
        if (!(xx > 0)) {
            return new Regression(Double.NaN, Double.NaN, Double.NaN);
        }
        double slope = xy / xx;
        return new Regression(slope, meanY - slope * meanX, yy == 0 ? 1 : xy * xy / (xx * yy));
    }
}
