package org.spindle.analytic.queueing;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import org.spindle.analytic.ValidRange;

/**
 * A closed product-form network: a fixed number of customers who think and then visit centres with exponential service in order of arrival
 * (or processor sharing with any service). The approximate solution is mean-value analysis; the exact one yields the values of exact
 * mean-value analysis (Reiser and Lavenberg 1980; Lazowska et al. 1984, chapters 6 and 20), whose recursion is unstable for several
 * servers.
 *
 * @param thinkTime mean, 0 or more
 */
public record ClosedNetwork(List<Centre> centres, double thinkTime) {

    private static final double ENOUGH = 1e-12;
    private static final int MOST_ROUNDS = 100_000;

    public ClosedNetwork {
        centres = List.copyOf(centres);
        ValidRange.notNegative("think time", thinkTime);
        ValidRange.atLeast(1, "number of centres", centres.size());
        if (!(thinkTime > 0) && centres.stream().allMatch(centre -> centre.demand() == 0)) {
            throw ValidRange.outside("total of think time and service demands", 0.0, "greater than 0");
        }
    }

    /**
     * The solution for a number of customers.
     *
     * @param throughput interactions per unit of time
     * @param responseTime of an interaction, without think time
     * @param queues of each centre, in order
     */
    public record Solution(int customers, double throughput, double responseTime, List<Load> queues) {

        public Solution {
            queues = List.copyOf(queues);
        }
    }

    /**
     * The load of one centre.
     *
     * @param utilisation of each of its servers
     * @param number mean number of customers in queue and service
     * @param residenceTime of one interaction over all visits
     */
    public record Load(String name, double utilisation, double number, double residenceTime) {}

    /**
     * Solves the network exactly, by sums of the product form without negative terms, so that no digits cancel (Buzen 1973); in time
     * proportional to centres x customers&sup2;.
     *
     * @param customers 1 or more
     */
    public Solution solve(int customers) {
        double expected = approximate(customers).throughput();
        int count = centres.size();
        List<StateWeights> ofThinkers = List.of(StateWeights.thinking(thinkTime, customers, expected));
        List<StateWeights> each = centres.stream()
                .map(centre -> StateWeights.serving(centre, customers, expected))
                .toList();
        List<StateWeights> before = new ArrayList<>(ofThinkers);
        for (StateWeights weights : each) {
            before.add(before.get(before.size() - 1).with(weights));
        }
        double[] residence = new double[count];
        double throughput = before.get(count).ratio(customers) * expected;
        StateWeights behind = StateWeights.none(customers);
        for (int i = count - 1; i >= 0; i--) {
            residence[i] = each.get(i).meanNumber(before.get(i).with(behind)) / throughput;
            behind = each.get(i).with(behind);
        }
        return solution(customers, throughput, residence);
    }

    /**
     * Solves the network approximately, in time independent of the number of customers: an arrival is assumed to find (n - 1) / n of the
     * mean queue (Schweitzer 1979, Bard 1979), and m servers are replaced by one that is m times as fast after a delay of (m - 1) / m of
     * the demand (Seidmann, Schweitzer and Shalev-Oren 1987). Asymptotically exact for few and for many customers.
     *
     * @param customers 1 or more
     */
    public Solution approximate(int customers) {
        return iterate(customers, Collections.nCopies(centres.size(), 1.0));
    }

    private Solution iterate(int customers, List<Double> scv) {
        ValidRange.atLeast(1, "number of customers", customers);
        int n = centres.size();
        double[] queue = new double[n];
        double[] residence = new double[n];
        Arrays.fill(queue, (double) customers / n);
        double throughput = 0;
        double most = throughputAtMost(customers);
        for (int round = 0; round < MOST_ROUNDS; round++) {
            double total = 0;
            for (int i = 0; i < n; i++) {
                Centre centre = centres.get(i);
                double fast = centre.demand() / centre.servers();
                double others = (customers - 1.0) / customers;
                double excess = centre.servers() > 1 ? 0 : (scv.get(i) - 1) / 2 * throughput * fast;
                residence[i] = fast * (1 + others * (queue[i] + excess)) + (centre.demand() - fast);
                total += residence[i];
            }
            throughput = Math.min(most, customers / (thinkTime + total));
            double change = 0;
            for (int i = 0; i < n; i++) {
                Centre centre = centres.get(i);
                double delay = centre.demand() - centre.demand() / centre.servers();
                double next = throughput * (residence[i] - delay);
                change = Math.max(change, Math.abs(next - queue[i]));
                queue[i] = next;
            }
            if (change < ENOUGH * customers) {
                break;
            }
        }
        return solution(customers, throughput, residence);
    }

    /**
     * Solves the network approximately for service that is not exponential, at centres of one server: an arrival waits for the residual
     * time of the service in progress, &frac12; S (1 + C) on average, and for the full service of all others, R = S (1 + Q - U) + &frac12;
     * S (1 + C) U (Reiser 1979; Eager, Sorin and Vernon 2000). Q and U seen by an arrival are (n - 1) / n of their means; the throughput is
     * at most {@link #throughputAtMost}. With C = 1, or several servers, the result is that of {@link #approximate(int)}.
     *
     * @param customers 1 or more
     * @param scv squared coefficient of variation of the service of each centre, in order, 0 or more
     */
    public Solution approximate(int customers, List<Double> scv) {
        if (scv.size() != centres.size()) {
            throw ValidRange.outside("number of coefficients of variation", scv.size(), "that of the centres");
        }
        scv.forEach(c -> ValidRange.notNegative("squared coefficient of variation of service", c));
        return iterate(customers, scv);
    }

    /**
     * Returns an upper bound of the interactions per unit of time: min(1 / Dmax, N / (D + Z)), Dmax the greatest demand per server (Denning
     * and Buzen 1978).
     *
     * @param customers 1 or more
     */
    public double throughputAtMost(int customers) {
        ValidRange.atLeast(1, "number of customers", customers);
        double greatest = 0;
        double total = thinkTime;
        for (Centre centre : centres) {
            greatest = Math.max(greatest, centre.demand() / centre.servers());
            total += centre.demand();
        }
        return Math.min(1 / greatest, customers / total);
    }

    private Solution solution(int customers, double throughput, double[] residence) {
        List<Load> loads = new ArrayList<>();
        double response = 0;
        for (int i = 0; i < residence.length; i++) {
            Centre centre = centres.get(i);
            double utilisation = throughput * centre.demand() / centre.servers();
            loads.add(new Load(centre.name(), utilisation, throughput * residence[i], residence[i]));
            response += residence[i];
        }
        return new Solution(customers, throughput, response, loads);
    }
}
