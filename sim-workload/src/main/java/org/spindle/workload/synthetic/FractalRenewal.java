package org.spindle.workload.synthetic;

import org.spindle.spi.sim.RandomStream;

/**
 * One of the superposed renewal processes of Hsu 2003, appendix B.2: gaps are exponential up to a length and beyond it fall by
 * a power (equation B.6).
 *
 * @param gamma power of the tail of gaps, between 1 and 2
 * @param bend length of gap, in nanoseconds, at which the exponential turns into the power (A in the source)
 * @param processes how many are superposed, at least 1 (M in the source)
 */
record FractalRenewal(double gamma, double bend, double processes) {

    /** Equations B.7 to B.12; in B.10 the exponent belongs to the whole bracket, as the index of dispersion demands. */
    static FractalRenewal of(Arrivals.SelfSimilar config) {
        double alpha = 2 * config.hurst() - 1;
        double gamma = 2 - alpha;
        double interval = config.interval().inNanos();
        double lambda = config.mean() / interval;
        double onset = interval / StrictMath.pow(config.variance() / config.mean() - 1, 1 / alpha);
        double grown = (gamma - 1) * StrictMath.exp(gamma);
        double bend = onset
                * StrictMath.pow(
                        2 * gamma * gamma * grown / ((2 - gamma) * (3 - gamma) * (1 + grown) * (1 + grown)), 1 / alpha);
        double processes = StrictMath.rint(bend * lambda / gamma * (1 + 1 / grown));
        return new FractalRenewal(gamma, bend, Math.max(1, processes));
    }

    /** Mean of a gap in nanoseconds. */
    double meanGap() {
        return bend / gamma * (1 + 1 / ((gamma - 1) * StrictMath.exp(gamma)));
    }

    /** Time to the first arrival in nanoseconds, in equilibrium (equations B.13 and B.14). */
    double first(RandomStream random) {
        double u = 1 - random.nextDouble();
        double v = (1 + (gamma - 1) * StrictMath.exp(gamma)) * u / gamma;
        return v >= 1
                ? -bend / gamma * StrictMath.log(u * (gamma * v - 1) / (gamma * v - u))
                : bend * StrictMath.pow(v, 1 / (1 - gamma));
    }

    /** A gap in nanoseconds (equation B.15). */
    double gap(RandomStream random) {
        double u = 1 - random.nextDouble();
        return u >= StrictMath.exp(-gamma)
                ? -bend / gamma * StrictMath.log(u)
                : bend / StrictMath.E * StrictMath.pow(u, -1 / gamma);
    }
}
