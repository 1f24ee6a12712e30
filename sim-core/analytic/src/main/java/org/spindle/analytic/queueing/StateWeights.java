package org.spindle.analytic.queueing;

import java.util.Arrays;

/**
 * Relative probabilities of 0 to N customers in a part of a closed network, independent of the number elsewhere. Times are in units of
 * expected interactions, which keeps the weights of likely states near the greatest one, and each vector is scaled to a greatest weight of
 * 1: neither changes the quotients that are computed.
 */
final class StateWeights {

    private final double[] weights;

    private StateWeights(double[] weights) {
        this.weights = weights;
    }

    /** Returns the weights of an empty part. */
    static StateWeights none(int customers) {
        double[] weights = new double[customers + 1];
        weights[0] = 1;
        return new StateWeights(weights);
    }

    /** Returns the weights of thinking customers: Z^n / n!. */
    static StateWeights thinking(double time, int customers, double throughput) {
        return ofFactors(time * throughput, customers, customers);
    }

    /** Returns the weights of a centre: D^n over the product of min(i, m). */
    static StateWeights serving(Centre centre, int customers, double throughput) {
        return ofFactors(centre.demand() * throughput, centre.servers(), customers);
    }

    private static StateWeights ofFactors(double load, int servers, int customers) {
        double[] logs = new double[customers + 1];
        double greatest = 0;
        for (int n = 1; n <= customers; n++) {
            logs[n] = logs[n - 1] + StrictMath.log(load / Math.min(n, servers));
            greatest = Math.max(greatest, logs[n]);
        }
        double[] weights = new double[customers + 1];
        for (int n = 0; n <= customers; n++) {
            weights[n] = StrictMath.exp(logs[n] - greatest);
        }
        return new StateWeights(weights);
    }

    /** Returns the weights of both parts combined: their convolution. */
    StateWeights with(StateWeights other) {
        double[] both = new double[weights.length];
        for (int n = 0; n < both.length; n++) {
            for (int here = 0; here <= n; here++) {
                both[n] += weights[here] * other.weights[n - here];
            }
        }
        double greatest = Arrays.stream(both).max().orElseThrow();
        for (int n = 0; n < both.length; n++) {
            both[n] /= greatest;
        }
        return new StateWeights(both);
    }

    /** Returns the weight of one customer fewer over that of a number of customers. */
    double ratio(int customers) {
        return weights[customers - 1] / weights[customers];
    }

    /** Returns the mean number in this part if all N customers are in it or in the rest. */
    double meanNumber(StateWeights rest) {
        int all = weights.length - 1;
        double sum = 0;
        double total = 0;
        for (int here = 0; here <= all; here++) {
            double weight = weights[here] * rest.weights[all - here];
            total += weight;
            sum += here * weight;
        }
        return sum / total;
    }
}
