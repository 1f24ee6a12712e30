package org.spindle.model;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.function.IntFunction;
import org.spindle.analytic.ValidRange;
import org.spindle.analytic.queueing.GeneralQueue;
import org.spindle.analytic.queueing.LoadDependentQueue;
import org.spindle.analytic.queueing.MultiServerQueue;
import org.spindle.analytic.queueing.Service;
import org.spindle.model.ModelResult.StationLoad;
import org.spindle.model.Station.Doubt;

/**
 * An open workload on stations: M/G/1, or for several servers M/M/m with its wait multiplied by (1 + C) / 2 (Allen and Cunneen), each
 * station a separate queue.
 *
 * @param load the load of the workload
 * @param delay milliseconds that controllers add to a response
 * @param cautions collects the assumptions that do not hold
 */
record OpenModel(Load load, double delay, Cautions cautions) {

    /** Relative errors below this are not reported. */
    private static final double NOTABLE = 0.1;

    /**
     * Solves each queue.
     *
     * @throws org.spindle.analytic.OutOfRangeException if a station is overloaded
     */
    ModelResult solve(List<Station> stations) {
        refuseOverload(stations);
        List<StationLoad> lines = new ArrayList<>();
        double response = delay;
        for (Station station : stations) {
            double rate = load.rate() * station.visits() / 1e3;
            double queueTime = queueTime(station, rate);
            double there = queueTime + station.service().mean();
            lines.add(station.line(rate * 1e3, rate * station.service().mean() / station.servers(), there));
            response += station.visits() * (queueTime + station.added());
            if (station.device()) {
                burstCaution(station, queueTime);
            }
            for (Doubt doubt : station.doubts()) {
                cautions.assumption(station, doubt, there, responseTime(station.serving(doubt.service()), rate));
            }
            IntFunction<Service> nearestOf = station.nearestOf();
            if (nearestOf != null) {
                cautions.order(station.name() + ": ", there, nearestFirst(station, nearestOf, rate));
            }
        }
        return new ModelResult(
                false, 0, 0, load.rate(), response, lines, ModelResult.bottleneck(lines), cautions.texts());
    }

    /** Reports a station with a utilisation of 1 or more, which has no response time. */
    private void refuseOverload(List<Station> stations) {
        Station busiest = stations.get(0);
        for (Station station : stations) {
            busiest = utilisation(station) > utilisation(busiest) ? station : busiest;
        }
        if (utilisation(busiest) >= 1) {
            throw ValidRange.outside(
                    "utilisation of " + busiest.name() + " in order of arrival",
                    String.format(Locale.ROOT, "%.4g", utilisation(busiest)),
                    String.format(
                            Locale.ROOT,
                            "less than 1\n  the load is %.4g requests/s; give it less than %.4g requests/s",
                            load.rate(),
                            load.rate() / utilisation(busiest)));
        }
    }

    /** Returns the utilisation in order of arrival. */
    private double utilisation(Station station) {
        return load.rate() / 1e3 * station.visits() * station.service().mean() / station.servers();
    }

    private static double responseTime(Station station, double rate) {
        double utilisation = rate * station.service().mean() / station.servers();
        return utilisation < 1 ? queueTime(station, rate) + station.service().mean() : Double.POSITIVE_INFINITY;
    }

    /**
     * Returns the response time if the nearest of all waiting requests is always served first: a birth-death process with its wait
     * multiplied by (1 + C) / 2. It is a lower bound for schedulers by position: requests left waiting are farther away than random ones,
     * and arrivals during a service were not considered in its choice.
     */
    private static double nearestFirst(Station station, IntFunction<Service> nearestOf, double rate) {
        List<Double> times = new ArrayList<>();
        for (int waiting = 1; waiting <= Station.MOST_NEAREST; waiting++) {
            times.add(Math.min(
                    nearestOf.apply(waiting).mean(),
                    times.isEmpty() ? Double.POSITIVE_INFINITY : times.get(times.size() - 1)));
        }
        LoadDependentQueue queue = new LoadDependentQueue(rate, times);
        double wait = queue.responseTime() - queue.serviceTime();
        return queue.serviceTime() + wait * Math.min(1, (1 + station.service().scv()) / 2);
    }

    private static double queueTime(Station station, double rate) {
        if (station.servers() == 1) {
            return new GeneralQueue(rate, station.service()).queueTime();
        }
        MultiServerQueue queue = new MultiServerQueue(rate, station.service().mean(), station.servers());
        return queue.queueTime() * (1 + station.service().scv()) / 2;
    }

    /** Reports the effect of arrivals that are not Poisson, by Kingman's approximation. */
    private void burstCaution(Station station, double queueTime) {
        double measured = station.arrivalScv();
        double poisson = 1 + station.service().scv();
        double factor = (measured + station.service().scv()) / poisson;
        double there = queueTime + station.service().mean();
        double off = queueTime * (factor - 1) / there;
        if (!Double.isNaN(measured) && Math.abs(off) > NOTABLE) {
            cautions.add(String.format(
                    Locale.ROOT,
                    "%s: arrivals are %s than Poisson arrivals (C² %.2f instead of 1): by Kingman's formula its"
                            + " response time is %.3g ms rather than %.3g ms, if the times between arrivals are"
                            + " independent",
                    station.name(),
                    measured > 1 ? "burstier" : "more regular",
                    measured,
                    queueTime * factor + station.service().mean(),
                    there));
        }
    }
}
