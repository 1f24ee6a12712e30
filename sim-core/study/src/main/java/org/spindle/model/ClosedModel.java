package org.spindle.model;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.function.IntFunction;
import java.util.stream.Collectors;
import org.spindle.analytic.queueing.Centre;
import org.spindle.analytic.queueing.ClosedNetwork;
import org.spindle.analytic.queueing.Service;
import org.spindle.model.ModelResult.StationLoad;
import org.spindle.model.Station.Doubt;

/**
 * A closed workload on stations: a product-form network, solved by mean-value analysis.
 *
 * @param load the load of the workload
 * @param delay milliseconds that controllers add to a response
 * @param cautions collects the assumptions that do not hold
 */
record ClosedModel(Load load, double delay, Cautions cautions) {

    /** Largest number of customers for which a closed network is solved exactly. */
    private static final int EXACT = 1000;

    /** Solves the network. */
    ModelResult solve(List<Station> stations) {
        int users = load.population();
        ClosedNetwork network = network(stations);
        ClosedNetwork.Solution solution = solution(network);
        double response = solution.responseTime() + delay;
        List<StationLoad> lines = new ArrayList<>();
        for (int i = 0; i < stations.size(); i++) {
            Station station = stations.get(i);
            ClosedNetwork.Load queue = solution.queues().get(i);
            lines.add(station.line(
                    solution.throughput() * station.visits() * 1e3,
                    solution.throughput() * station.visits() * station.service().mean() / station.servers(),
                    queue.residenceTime() / station.visits()));
            for (Doubt doubt : station.doubts()) {
                List<Station> others = new ArrayList<>(stations);
                others.set(i, station.serving(doubt.service()));
                cautions.assumption(
                        station, doubt, response, solution(network(others)).responseTime() + delay);
            }
        }
        serviceCaution(stations, network, users, response);
        if (users > 1 && stations.stream().anyMatch(station -> station.nearestOf() != null)) {
            cautions.order(
                    "",
                    response,
                    solution(network(nearestFirst(stations, users))).responseTime() + delay);
        }
        return new ModelResult(
                true,
                users,
                load.thinkNanos() / 1e6,
                solution.throughput() * 1e3,
                response,
                lines,
                ModelResult.bottleneck(lines),
                cautions.texts());
    }

    private ClosedNetwork network(List<Station> stations) {
        List<Centre> centres = stations.stream()
                .map(station -> new Centre(station.name(), station.demand(), station.servers()))
                .toList();
        return new ClosedNetwork(centres, load.thinkNanos() / 1e6 + delay);
    }

    private ClosedNetwork.Solution solution(ClosedNetwork network) {
        int users = load.population();
        return users <= EXACT ? network.solve(users) : network.approximate(users);
    }

    /** Lets every device choose the nearest of the requests of all users, the largest possible number. */
    private static List<Station> nearestFirst(List<Station> stations, int users) {
        return stations.stream()
                .map(station -> {
                    IntFunction<Service> nearestOf = station.nearestOf();
                    return nearestOf == null
                            ? station
                            : station.serving(nearestOf.apply(Math.min(users, Station.MOST_NEAREST)));
                })
                .toList();
    }

    /**
     * Reports the largest error by the service time distribution: mean-value analysis with the residual time of such service. In
     * simulations the true value lies between the two.
     */
    private void serviceCaution(List<Station> stations, ClosedNetwork network, int users, double response) {
        String others = stations.stream()
                .filter(station -> Math.abs(station.service().scv() - 1) > 0.5)
                .map(station -> String.format(
                        Locale.ROOT, "%.2f at %s", station.service().scv(), station.name()))
                .collect(Collectors.joining(", "));
        boolean matters = users > 1 && (stations.size() > 1 || load.thinkNanos() > 0);
        if (!matters || others.isEmpty()) {
            return;
        }
        double general = network.approximate(
                                users,
                                stations.stream()
                                        .map(station -> station.service().scv())
                                        .toList())
                        .throughput()
                / network.approximate(users).throughput();
        double think = load.thinkNanos() / 1e6;
        double far = Math.max((response + think) / general - think, users / network.throughputAtMost(users) - think);
        cautions.add(String.format(
                Locale.ROOT,
                "a product-form network assumes service of C² 1, it is %s: with the residual time of such service"
                        + " (Reiser 1979), which overstates the effect, the response time is %.3g ms rather than %.3g"
                        + " ms, so that the estimate is off by up to %+.1f %%",
                others,
                far,
                response,
                100 * (far / response - 1)));
    }
}
