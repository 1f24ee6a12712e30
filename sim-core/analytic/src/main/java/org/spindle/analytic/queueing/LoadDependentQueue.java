package org.spindle.analytic.queueing;

import java.util.List;
import org.spindle.analytic.ValidRange;

/**
 * A queue with Poisson arrivals and one server with exponential service whose mean depends on the number of requests present: a birth-death
 * process (Kleinrock 1975, section 3.1). With equal means it is M/M/1, with S / min(n, m) it is M/M/m.
 *
 * @param arrivalRate 0 or more
 * @param serviceTimes mean service time with 1, 2, ... requests present, each greater than 0; the last one also holds for more requests;
 *     arrival rate x last service time must be less than 1
 */
public record LoadDependentQueue(double arrivalRate, List<Double> serviceTimes) {

    public LoadDependentQueue {
        ValidRange.notNegative("arrival rate", arrivalRate);
        if (serviceTimes.isEmpty()) {
            throw ValidRange.outside("number of service times", 0, "1 or more");
        }
        serviceTimes.forEach(time -> ValidRange.positive("mean service time", time));
        serviceTimes = List.copyOf(serviceTimes);
        ValidRange.utilisation("utilisation (arrival rate x last service time)", arrivalRate * last(serviceTimes));
    }

    private static double last(List<Double> times) {
        return times.get(times.size() - 1);
    }

    /** Returns the mean number in queue and service. */
    public double length() {
        return sums().length;
    }

    /** Returns the mean time in queue and service; the service time of a single request if there are no arrivals. */
    public double responseTime() {
        return arrivalRate == 0 ? serviceTimes.get(0) : length() / arrivalRate;
    }

    /** Returns the share of time for which the server is busy. */
    public double utilisation() {
        return sums().busy;
    }

    /** Returns the mean service time of a request. */
    public double serviceTime() {
        return arrivalRate == 0 ? serviceTimes.get(0) : utilisation() / arrivalRate;
    }

    private record Sums(double busy, double length) {}

    /** Sums the states up to the last service time one by one, and the geometric tail in closed form. */
    private Sums sums() {
        double weight = 1;
        double all = 1;
        double number = 0;
        for (int n = 1; n < serviceTimes.size(); n++) {
            weight *= arrivalRate * serviceTimes.get(n - 1);
            all += weight;
            number += n * weight;
        }
        int last = serviceTimes.size();
        double rho = arrivalRate * last(serviceTimes);
        double tail = weight * rho / (1 - rho);
        all += tail;
        number += tail * (last + rho / (1 - rho));
        return new Sums(1 - 1 / all, number / all);
    }
}
