package org.spindle.analytic.queueing;

import java.util.List;
import org.spindle.analytic.ValidRange;

/**
 * A service time by its first two moments, which determine the mean wait in a queue with Poisson arrivals.
 *
 * @param mean greater than 0
 * @param scv squared coefficient of variation: variance over squared mean, 0 or more
 */
public record Service(double mean, double scv) {

    public Service {
        ValidRange.positive("mean service time", mean);
        ValidRange.notNegative("squared coefficient of variation of service", scv);
    }

    /** Returns a constant service time. */
    public static Service constant(double time) {
        return new Service(time, 0);
    }

    /** Returns an exponentially distributed service time. */
    public static Service exponential(double mean) {
        return new Service(mean, 1);
    }

    /**
     * Returns a mixture of constant times, whose frequencies need not add up to 1: m = &Sigma;fT / &Sigma;f, variance = &Sigma;fT&sup2; /
     * &Sigma;f - m&sup2; (Hennessy and Patterson 1996, section 6.4).
     */
    public static Service oneOf(List<Share> shares) {
        return mixture(shares.stream()
                .map(share -> new Part(share.frequency(), constant(share.time())))
                .toList());
    }

    /** Returns a mixture of distributions, whose frequencies need not add up to 1. */
    public static Service mixture(List<Part> parts) {
        double frequency = 0;
        double first = 0;
        double second = 0;
        for (Part part : parts) {
            frequency += part.frequency();
            first += part.frequency() * part.service().mean();
            second += part.frequency() * part.service().secondMoment();
        }
        if (!(frequency > 0)) {
            throw ValidRange.outside("sum of the frequencies", frequency, "greater than 0");
        }
        double mean = first / frequency;
        double variance = Math.max(0, second / frequency - mean * mean);
        return new Service(mean, variance / (mean * mean));
    }

    /** Returns the sum of this and an independent time. */
    public Service plus(Service other) {
        double mean = this.mean + other.mean;
        return new Service(mean, (variance() + other.variance()) / (mean * mean));
    }

    public double variance() {
        return scv * mean * mean;
    }

    public double secondMoment() {
        return (1 + scv) * mean * mean;
    }

    /**
     * Returns the mean residual time of a service in progress at a random time: &frac12; m (1 + C) (Kleinrock 1975, section 5.2).
     */
    public double meanResidualLife() {
        return mean * (1 + scv) / 2;
    }

    /** A time and its frequency. */
    public record Share(double frequency, double time) {

        public Share {
            ValidRange.notNegative("frequency", frequency);
            ValidRange.positive("time", time);
        }
    }

    /** A distribution and its frequency. */
    public record Part(double frequency, Service service) {

        public Part {
            ValidRange.notNegative("frequency", frequency);
        }
    }
}
