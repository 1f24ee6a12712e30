package org.spindle.workload.synthetic;

import org.spindle.spi.sim.RandomStream;

/** A Markov-modulated Poisson process (Fischer and Meier-Hellstern 1993), simulated event by event. */
final class MarkovArrivals implements ArrivalProcess {

    private final double[] arrivalsPerNano;
    private final double[] leavesPerNano;

    /** For each state, cumulative weights of its successors. */
    private final double[][] next;

    private final RandomStream random;
    private int state;

    MarkovArrivals(OpenPattern.Mmpp config, RandomStream random) {
        this.random = random;
        int states = config.states().size();
        arrivalsPerNano = new double[states];
        leavesPerNano = new double[states];
        next = new double[states][states];
        double[][] rates = new double[states][states];
        for (int i = 0; i < states; i++) {
            OpenPattern.State each = config.states().get(i);
            arrivalsPerNano[i] = each.rate() / 1e9;
            leavesPerNano[i] = 1 / each.sojourn().inNanos();
            double sum = 0;
            for (int j = 0; j < states; j++) {
                double weight = !each.next().isEmpty() ? each.next().get(j) : j == i ? 0 : 1;
                rates[i][j] = weight;
                sum += weight;
                next[i][j] = sum;
            }
            for (int j = 0; j < states; j++) {
                rates[i][j] *= leavesPerNano[i] / sum;
            }
        }
        state = chosen(summedUp(stationary(rates)));
    }

    /**
     * Returns the long-run weights of the states, by the elimination of Grassmann, Taksar and Heyman (1985), which
     * uses no subtraction. The first state must be reachable from every other one.
     */
    private static double[] stationary(double[][] rates) {
        int states = rates.length;
        for (int last = states - 1; last > 0; last--) {
            double out = 0;
            for (int j = 0; j < last; j++) {
                out += rates[last][j];
            }
            if (out == 0) {
                throw new IllegalArgumentException("arrivals.states[" + last
                        + "].next: the states before it cannot be reached from it; give them weights");
            }
            for (int i = 0; i < last; i++) {
                rates[i][last] /= out;
                for (int j = 0; j < last; j++) {
                    rates[i][j] += i == j ? 0 : rates[i][last] * rates[last][j];
                }
            }
        }
        double[] weights = new double[states];
        weights[0] = 1;
        for (int j = 1; j < states; j++) {
            for (int i = 0; i < j; i++) {
                weights[j] += weights[i] * rates[i][j];
            }
        }
        return weights;
    }

    private static double[] summedUp(double[] weights) {
        for (int i = 1; i < weights.length; i++) {
            weights[i] += weights[i - 1];
        }
        return weights;
    }

    private int chosen(double[] sums) {
        double point = random.nextDouble() * sums[sums.length - 1];
        int i = 0;
        while (sums[i] <= point) {
            i++;
        }
        return i;
    }

    @Override
    public double nextGap() {
        double gap = 0;
        while (true) {
            double rate = arrivalsPerNano[state] + leavesPerNano[state];
            gap += random.nextExponential() / rate;
            if (random.nextDouble() * rate < arrivalsPerNano[state]) {
                return gap;
            }
            state = chosen(next[state]);
        }
    }
}
