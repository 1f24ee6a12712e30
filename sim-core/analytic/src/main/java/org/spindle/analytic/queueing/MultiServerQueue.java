package org.spindle.analytic.queueing;

import org.spindle.analytic.ValidRange;

/**
 * The queue M/M/m: Poisson arrivals, {@code servers} equal servers with exponential service, one common queue.
 *
 * @param arrivalRate 0 or more
 * @param serviceTime mean of one server, greater than 0
 * @param servers 1 or more; the utilisation must be less than 1
 */
public record MultiServerQueue(double arrivalRate, double serviceTime, int servers, AllBusy allBusy) {

    /** The formula for the probability that a request has to wait. */
    public enum AllBusy {
        /** The exact probability. */
        ERLANG_C,

        /**
         * The utilisation, which is too large for several servers and exact for one. Hennessy and Patterson 1996, section 6.7, figure 6.32
         * uses it.
         */
        UTILISATION
    }

    public MultiServerQueue {
        ValidRange.notNegative("arrival rate", arrivalRate);
        ValidRange.positive("mean service time", serviceTime);
        ValidRange.atLeast(1, "number of servers", servers);
        ValidRange.utilisation(
                "utilisation (arrival rate x service time / servers)", arrivalRate * serviceTime / servers);
    }

    /** Creates the exact queue. */
    public MultiServerQueue(double arrivalRate, double serviceTime, int servers) {
        this(arrivalRate, serviceTime, servers, AllBusy.ERLANG_C);
    }

    public double utilisation() {
        return arrivalRate * serviceTime / servers;
    }

    /** Returns the probability that all servers are busy, so that a request has to wait. */
    public double waitProbability() {
        return switch (allBusy) {
            case ERLANG_C -> Erlang.waiting(servers, arrivalRate * serviceTime);
            case UTILISATION -> utilisation();
        };
    }

    /** Returns the mean time in the queue: P T / (m (1 - &rho;)). */
    public double queueTime() {
        return waitProbability() * serviceTime / (servers * (1 - utilisation()));
    }

    public double responseTime() {
        return serviceTime + queueTime();
    }

    /** Returns the mean number in the queue. */
    public double queueLength() {
        return arrivalRate * queueTime();
    }

    /** Returns the mean number in queue and service. */
    public double length() {
        return arrivalRate * responseTime();
    }
}
