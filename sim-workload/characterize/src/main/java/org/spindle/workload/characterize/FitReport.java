package org.spindle.workload.characterize;

import java.util.ArrayList;
import java.util.List;
import org.spindle.spi.analysis.AnalysisReport;
import org.spindle.spi.analysis.Line;
import org.spindle.spi.analysis.Line.Point;
import org.spindle.workload.characterize.fit.Counted;
import org.spindle.workload.characterize.fit.DistributionFit;
import org.spindle.workload.characterize.fit.DistributionFit.Family;

/** Reports the fits of an exponential and a lognormal distribution to durations. */
final class FitReport {

    private static final int POINTS = 100;

    private FitReport() {}

    /**
     * @param unit unit of the figures
     * @param perUnit number of recorded units per unit of the figures
     * @param lines list to which a line for each fit is added, in percent
     */
    static void addFigures(AnalysisReport to, Counted counted, String unit, double perUnit, List<Line> lines) {
        DistributionFit exponential = DistributionFit.of(Family.EXPONENTIAL, counted);
        DistributionFit lognormal = DistributionFit.of(Family.LOGNORMAL, counted);
        if (exponential == null || lognormal == null) {
            to.note("There are too few different times to fit a distribution.");
            return;
        }
        to.figure(
                "exponential-mean",
                unit,
                "Mean of the best-fitting exponential distribution.",
                exponential.refined()[0] / perUnit);
        to.figure("exponential-distance", "", distance("exponential", "after refinement"), exponential.distance());
        to.figure(
                "exponential-likelihood-distance",
                "",
                distance("exponential", "by maximum likelihood"),
                exponential.likelyDistance());
        double shift = StrictMath.log(perUnit);
        to.figure(
                "lognormal-mu",
                "ln " + unit,
                "Mean of the logarithm in the best-fitting lognormal distribution.",
                lognormal.refined()[0] - shift);
        to.figure(
                "lognormal-sigma",
                "",
                "Standard deviation of the logarithm in the best-fitting lognormal distribution.",
                lognormal.refined()[1]);
        to.figure("lognormal-distance", "", distance("lognormal", "after refinement"), lognormal.distance());
        to.figure(
                "lognormal-likelihood-distance",
                "",
                distance("lognormal", "by maximum likelihood"),
                lognormal.likelyDistance());
        lines.add(new Line("exponential", drawn(exponential, counted, perUnit)));
        lines.add(new Line("lognormal", drawn(lognormal, counted, perUnit)));
    }

    private static String distance(String family, String how) {
        return "Maximum distance between the measured and the fitted " + family + " distribution " + how
                + " (Kolmogorov-Smirnov).";
    }

    private static List<Point> drawn(DistributionFit fit, Counted counted, double perUnit) {
        double from = StrictMath.log(counted.least());
        double to = StrictMath.log(counted.greatest());
        List<Point> points = new ArrayList<>();
        for (int i = 0; i <= POINTS; i++) {
            double x = StrictMath.exp(from + (to - from) * i / POINTS);
            points.add(new Point(x / perUnit, 100 * fit.shareUpTo(x)));
        }
        return points;
    }
}
