package org.spindle.analytic.queueing;

import org.spindle.analytic.ValidRange;

/**
 * The queue M/M/1: Poisson arrivals, one server with exponential service, an unbounded queue served in order of arrival (Kleinrock 1975,
 * section 3.2).
 *
 * @param arrivalRate 0 or more
 * @param serviceTime mean, greater than 0; arrivalRate x serviceTime, the utilisation, must be less than 1
 */
public record MarkovQueue(double arrivalRate, double serviceTime) {

    public MarkovQueue {
        ValidRange.notNegative("arrival rate", arrivalRate);
        ValidRange.positive("mean service time", serviceTime);
        ValidRange.utilisation("utilisation (arrival rate x service time)", arrivalRate * serviceTime);
    }

    public double utilisation() {
        return arrivalRate * serviceTime;
    }

    /** Returns the mean time in the queue: T&rho; / (1 - &rho;). */
    public double queueTime() {
        return serviceTime * utilisation() / (1 - utilisation());
    }

    /** Returns the mean time in queue and service: T / (1 - &rho;). */
    public double responseTime() {
        return serviceTime / (1 - utilisation());
    }

    /** Returns the mean number in the queue. */
    public double queueLength() {
        return arrivalRate * queueTime();
    }

    /** Returns the mean number in queue and service. */
    public double length() {
        return arrivalRate * responseTime();
    }

    /**
     * Returns the response time that the fraction {@code p} of requests does not exceed: -ln(1 - p) T / (1 - &rho;).
     *
     * @param p greater than 0 and less than 1
     */
    public double responsePercentile(double p) {
        return -StrictMath.log(1 - ValidRange.probabilityInside("fraction of requests", p)) * responseTime();
    }

    /**
     * Returns the time in the queue that the fraction {@code p} of requests does not exceed; 0 if that fraction does not wait at all:
     * max(0, ln(&rho; / (1 - p)) T / (1 - &rho;)).
     *
     * @param p greater than 0 and less than 1
     */
    public double queueTimePercentile(double p) {
        double waiting = utilisation() / (1 - ValidRange.probabilityInside("fraction of requests", p));
        return waiting <= 1 ? 0 : StrictMath.log(waiting) * responseTime();
    }
}
