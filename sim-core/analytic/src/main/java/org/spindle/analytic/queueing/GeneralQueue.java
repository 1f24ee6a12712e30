package org.spindle.analytic.queueing;

import org.spindle.analytic.ValidRange;

/**
 * The queue M/G/1: Poisson arrivals, one server with any independent service times that starts without delay, an unbounded queue served in
 * order of arrival (Pollaczek and Khinchin; Kleinrock 1975, section 5.6). With {@link Service#constant} it is M/D/1.
 *
 * @param arrivalRate 0 or more; the utilisation must be less than 1
 */
public record GeneralQueue(double arrivalRate, Service service) {

    public GeneralQueue {
        ValidRange.notNegative("arrival rate", arrivalRate);
        ValidRange.utilisation("utilisation (arrival rate x service time)", arrivalRate * service.mean());
    }

    public double utilisation() {
        return arrivalRate * service.mean();
    }

    /** Returns the mean time in the queue: &rho; times the residual life of the service in progress, over 1 - &rho;. */
    public double queueTime() {
        return utilisation() * service.meanResidualLife() / (1 - utilisation());
    }

    public double responseTime() {
        return queueTime() + service.mean();
    }

    /** Returns the mean number in queue and service. */
    public double length() {
        return arrivalRate * responseTime();
    }
}
