package org.spindle.model;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.stream.Collectors;
import org.spindle.model.Station.BrokenAssumption;
import org.spindle.spi.BuiltInTypes.Scheduler;

/** Collects the assumptions of a model that do not hold, with the error of the estimate where it can be computed. */
final class Cautions {

    private final Set<String> schedulers;
    private final List<String> texts = new ArrayList<>();

    /**
     * @param schedulers types of all schedulers in driver and devices
     */
    Cautions(Set<String> schedulers) {
        this.schedulers = schedulers;
    }

    void add(String text) {
        texts.add(text);
    }

    List<String> texts() {
        return List.copyOf(texts);
    }

    /**
     * Adds the estimate without an assumption.
     *
     * @param estimate response time in milliseconds
     * @param otherwise response time without the assumption
     */
    void assumption(Station station, BrokenAssumption broken, double estimate, double otherwise) {
        add(String.format(
                Locale.ROOT,
                "%s: %s: %s the response time would be %s",
                station.name(),
                broken.assumption(),
                broken.otherwise(),
                difference(estimate, otherwise)));
    }

    /**
     * Adds the effect of an order of service other than that of arrival.
     *
     * @param where prefix that names the station; empty for the whole system
     * @param estimate response time in milliseconds in order of arrival
     * @param least response time if the nearest request is served first
     */
    void order(String where, double estimate, double least) {
        String order = schedulers.stream()
                .filter(type -> !type.equals(Scheduler.FCFS))
                .sorted()
                .collect(Collectors.joining(" and "));
        add(where + "requests are ordered by " + order
                + ", the model serves them in order of arrival: if the nearest of all waiting requests were always served first"
                + " the response time would"
                + " be " + difference(estimate, least) + ", and the true value lies between the two");
    }

    private static String difference(double estimate, double otherwise) {
        if (Double.isInfinite(otherwise)) {
            return "without bound, because the utilisation is 1 or more";
        }
        return String.format(
                Locale.ROOT,
                "%.3g ms rather than %.3g ms, %+.0f %%",
                otherwise,
                estimate,
                100 * (otherwise / estimate - 1));
    }
}
