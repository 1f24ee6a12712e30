package org.spindle.analytic.queueing;

import org.spindle.analytic.ValidRange;

/**
 * The queue G/G/1: independent interarrival times of any distribution, one server with any independent service times. The mean wait has no
 * closed form; the first two moments of both yield bounds and, near saturation, a good approximation.
 *
 * @param arrivalRate greater than 0; the utilisation must be less than 1
 * @param arrivalScv squared coefficient of variation of interarrival times, 0 or more; 1 for Poisson arrivals
 */
public record GeneralArrivals(double arrivalRate, double arrivalScv, Service service) {

    public GeneralArrivals {
        ValidRange.positive("arrival rate", arrivalRate);
        ValidRange.notNegative("squared coefficient of variation of interarrival times", arrivalScv);
        ValidRange.utilisation("utilisation (arrival rate x service time)", arrivalRate * service.mean());
    }

    public double utilisation() {
        return arrivalRate * service.mean();
    }

    /**
     * Returns an upper bound of the mean time in the queue: &lambda; (&sigma;a&sup2; + &sigma;s&sup2;) / (2 (1 - &rho;)) (Kingman 1962).
     */
    public double queueTimeAtMost() {
        double arrivalVariance = arrivalScv / (arrivalRate * arrivalRate);
        return arrivalRate * (arrivalVariance + service.variance()) / (2 * (1 - utilisation()));
    }

    /**
     * Returns a lower bound of the mean time in the queue, 0 or more: (&lambda;&sup2; &sigma;s&sup2; - &rho; (2 - &rho;)) / (2 &lambda; (1
     * - &rho;)) (Marchal 1978).
     */
    public double queueTimeAtLeast() {
        double rho = utilisation();
        double bound =
                (arrivalRate * arrivalRate * service.variance() - rho * (2 - rho)) / (2 * arrivalRate * (1 - rho));
        return Math.max(0, bound);
    }

    /**
     * Returns the approximate mean time in the queue, exact for M/G/1 and close near saturation: T &rho; (Ca + Cs) / (2 (1 - &rho;))
     * (Kingman 1961).
     */
    public double queueTime() {
        double rho = utilisation();
        return service.mean() * rho * (arrivalScv + service.scv()) / (2 * (1 - rho));
    }
}
