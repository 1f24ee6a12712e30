package org.spindle.workload.synthetic;

import java.util.function.DoublePredicate;
import org.spindle.spi.sim.RandomStream;

/**
 * One of the superposed renewal processes of Hsu 2003, appendix B.2: gaps are exponentially distributed up to a
 * length and have a power-law tail beyond it (equation B.6).
 *
 * @param gamma exponent of the tail of the gap distribution, between 1 and 2
 * @param bend length of gap, in nanoseconds, at which the exponential part changes to the power law (A in the source)
 * @param processes number of superposed processes, at least 1 (M in the source)
 */
record FractalRenewal(double gamma, double bend, double processes) {

    private static final int BISECTIONS = 30;
    private static final double LEAST_GAMMA = 1.001;
    private static final double MOST_GAMMA = 1.999;

    /** Logarithms of the shortest and the longest window, in bends, that are searched. */
    private static final double SHORTEST = -7;

    private static final double LONGEST = 40;

    /** Length, in intervals, of the window at which the Hurst parameter holds. */
    private static final double REACH = 100;

    /**
     * Returns processes with a given mean, variance and Hurst parameter.
     *
     * <p>The source sets gamma = 3 - 2H and derives A and M from the formula I(T) = 1 + (T/T0)^(2H-1) of the index of
     * dispersion (B.7 to B.12), which holds for infinite windows and where Poisson noise is negligible. Here A and
     * gamma are chosen so that the variance is exact in the interval, and m^(2H) times that in m = 100 intervals, as
     * equation 2.2 requires of self-similar counts; or as nearly as such processes permit. M is then rounded to the
     * nearest integer, A is set so that the mean is exact, and gamma once more so that the variance is. {@link
     * #dispersion} and {@link #hurst} return the values reached.
     */
    static FractalRenewal of(OpenPattern.SelfSimilar config) {
        double dispersion = config.variance() / config.mean();
        double far = dispersion * StrictMath.pow(REACH, 2 * config.hurst() - 1);
        double ideal = greatest(LEAST_GAMMA, MOST_GAMMA, gamma -> {
            FractalDispersion of = new FractalDispersion(gamma);
            return of.at(REACH * window(of, dispersion)) > far;
        });
        FractalDispersion of = new FractalDispersion(ideal);
        double processes = Math.max(1, StrictMath.rint(config.mean() * of.meanGap() / window(of, dispersion)));
        double interval = config.interval().inNanos();
        double gamma = greatest(
                LEAST_GAMMA,
                MOST_GAMMA,
                each -> ofMean(config.mean(), interval, each, processes).dispersion(interval) > dispersion);
        return ofMean(config.mean(), interval, gamma, processes);
    }

    /** Returns processes with a mean number of arrivals in an interval of nanoseconds. */
    private static FractalRenewal ofMean(double mean, double interval, double gamma, double processes) {
        return new FractalRenewal(
                gamma, processes * interval / mean / new FractalDispersion(gamma).meanGap(), processes);
    }

    /** Returns the window, in bends, with this dispersion. */
    private static double window(FractalDispersion of, double dispersion) {
        return StrictMath.exp(greatest(SHORTEST, LONGEST, log -> of.at(StrictMath.exp(log)) < dispersion));
    }

    /**
     * Returns the greatest value for which a condition holds that holds for all smaller ones; the lowest value if it
     * holds for none.
     */
    private static double greatest(double from, double to, DoublePredicate holds) {
        double low = from;
        double high = to;
        for (int i = 0; i < BISECTIONS; i++) {
            double middle = (low + high) / 2;
            if (holds.test(middle)) {
                low = middle;
            } else {
                high = middle;
            }
        }
        return low;
    }

    /** Returns the mean gap in nanoseconds. */
    double meanGap() {
        return bend * new FractalDispersion(gamma).meanGap();
    }

    /** Returns the index of dispersion (variance over mean) of the number of arrivals in a window of nanoseconds. */
    double dispersion(double window) {
        return new FractalDispersion(gamma).at(window / bend);
    }

    /**
     * Returns the Hurst parameter from the growth of the variance between a window, in nanoseconds, and one a hundred
     * times as long.
     */
    double hurst(double window) {
        double growth = dispersion(REACH * window) / dispersion(window);
        return (1 + StrictMath.log(growth) / StrictMath.log(REACH)) / 2;
    }

    /** Returns the time to the first arrival in nanoseconds, in equilibrium (equations B.13 and B.14). */
    double first(RandomStream random) {
        double u = 1 - random.nextDouble();
        double v = (1 + (gamma - 1) * StrictMath.exp(gamma)) * u / gamma;
        return v >= 1
                ? -bend / gamma * StrictMath.log(u * (gamma * v - 1) / (gamma * v - u))
                : bend * StrictMath.pow(v, 1 / (1 - gamma));
    }

    /** Returns a gap in nanoseconds (equation B.15). */
    double gap(RandomStream random) {
        double u = 1 - random.nextDouble();
        return u >= StrictMath.exp(-gamma)
                ? -bend / gamma * StrictMath.log(u)
                : bend / StrictMath.E * StrictMath.pow(u, -1 / gamma);
    }
}
