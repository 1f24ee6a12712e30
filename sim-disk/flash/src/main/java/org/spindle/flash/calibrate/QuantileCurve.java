package org.spindle.flash.calibrate;

import java.util.ArrayList;
import java.util.List;
import org.spindle.flash.calibrate.MeasuredLoad.Quantile;

/**
 * Times with given quantiles and a given mean. Between two quantiles the times follow two straight lines that meet at a knot: a share b
 * of the difference is passed within the first 1 - b of the requests between, which gives them a mean of (1 - b) of the lower quantile
 * and b of the upper one. One b serves for all intervals, the first of which begins at 0. If the mean is too large for any b, the times
 * beyond the last quantile rise above it; if it is too small, all times are scaled down.
 */
final class QuantileCurve {

    private static final double LEAST_BEND = 0.02;
    private static final double LARGEST_BEND = 0.98;

    private QuantileCurve() {}

    /**
     * The quantiles with the knots between them.
     *
     * @param quantiles by rising share, times that do not fall; one at least
     */
    static List<Quantile> of(List<Quantile> quantiles, double meanNanos) {
        double low = 0;
        double rise = 0;
        Quantile before = new Quantile(0, 0);
        for (Quantile quantile : quantiles) {
            double share = quantile.share() - before.share();
            low += share * before.nanos();
            rise += share * (quantile.nanos() - before.nanos());
            before = quantile;
        }
        Quantile last = before;
        double beyond = 1 - last.share();
        low += beyond * last.nanos();
        double bend = Math.min(LARGEST_BEND, Math.max(LEAST_BEND, rise == 0 ? LEAST_BEND : (meanNanos - low) / rise));
        double mean = low + bend * rise;
        double scale = Math.min(1, meanNanos / mean);
        List<Quantile> curve = new ArrayList<>();
        before = new Quantile(0, 0);
        curve.add(before);
        for (Quantile quantile : quantiles) {
            curve.add(new Quantile(
                    before.share() + (1 - bend) * (quantile.share() - before.share()),
                    scale * (before.nanos() + bend * (quantile.nanos() - before.nanos()))));
            curve.add(new Quantile(quantile.share(), scale * quantile.nanos()));
            before = quantile;
        }
        if (meanNanos > mean && beyond > 0) {
            curve.add(new Quantile(1, last.nanos() + 2 * (meanNanos - mean) / beyond));
        }
        return curve;
    }
}
