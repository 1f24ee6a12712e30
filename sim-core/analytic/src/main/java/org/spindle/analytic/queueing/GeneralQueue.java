package org.spindle.analytic.queueing;

import org.spindle.analytic.ValidRange;

/**
 * The queue M/G/1: Poisson arrivals, one server with any independent service times, an unbounded queue served in the order
 * of arrival, a server that begins at once (Pollaczek and Khinchin; Kleinrock 1975, section 5.6). M/D/1 is that of {@link
 * Service#constant}.
 *
 * @param arrivalRate 0 or more; the utilisation has to be less than 1
 */
public record GeneralQueue(double arrivalRate, Service service) {

    public GeneralQueue {
        ValidRange.notNegative("arrival rate", arrivalRate);
        ValidRange.utilisation("utilisation (arrival rate x service time)", arrivalRate * service.mean());
    }

    public double utilisation() {
        return arrivalRate * service.mean();
    }

    /** Mean time in the queue: the residual life of the service under way, over 1 - &rho;, times &rho;. */
    public double queueTime() {
        return utilisation() * service.meanResidualLife() / (1 - utilisation());
    }

    public double responseTime() {
        return queueTime() + service.mean();
    }

    /** Mean number in the queue. */
    public double queueLength() {
        return arrivalRate * queueTime();
    }

    /** Mean number in queue and service. */
    public double length() {
        return arrivalRate * responseTime();
    }
}
