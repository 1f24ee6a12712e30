package org.spindle.model;

import java.util.List;
import java.util.function.IntFunction;
import org.jspecify.annotations.Nullable;
import org.spindle.analytic.queueing.Service;
import org.spindle.model.ModelResult.StationLoad;

/**
 * A device or bus of the model. Times are in milliseconds.
 *
 * @param visits of one request of the system, on average
 * @param servers number of servers that work in parallel
 * @param device whether it is a device
 * @param arrivalScv squared coefficient of variation of the times between its arrivals; NaN if unknown
 * @param overlap of a visit: the part of a device's service during which it owns its bus; for a bus the same part of its time
 * @param doubts the service if an assumption did not hold
 * @param nearestOf service if the nearest of a number of requests is served first; null if the order of service is that of arrival
 */
record Station(
        String name,
        double visits,
        Service service,
        int servers,
        boolean device,
        double arrivalScv,
        double overlap,
        List<Doubt> doubts,
        @Nullable IntFunction<Service> nearestOf) {

    /** With more waiting requests than this the distance to the nearest hardly decreases. */
    static final int MOST_NEAREST = 64;

    /**
     * An assumption that does not hold exactly.
     *
     * @param assumption the assumption and the actual state
     * @param otherwise the alternative assumption, as the condition of "the response time would be"
     * @param service under the alternative assumption
     */
    record Doubt(String assumption, String otherwise, Service service) {}

    Station {
        doubts = List.copyOf(doubts);
    }

    static Station bus(String name, double visits, Service service, double overlap) {
        return new Station(name, visits, service, 1, false, Double.NaN, overlap, List.of(), null);
    }

    /** Returns the model's results for this station. */
    StationLoad line(double throughput, double utilisation, double response) {
        return new StationLoad(name, device, throughput, service.mean(), service.scv(), utilisation, response);
    }

    /** Returns the same station with another service. */
    Station serving(Service other) {
        return new Station(name, visits, other, servers, device, arrivalScv, overlap, doubts, nearestOf);
    }

    /** Returns the milliseconds of work per request of the system; the overlap of device and bus counts for the bus. */
    double demand() {
        return visits * (device ? Math.max(0, service.mean() - overlap) : service.mean());
    }

    /** Returns the milliseconds that a visit adds to a response besides waiting; the overlap of device and bus counts for the device. */
    double added() {
        return device ? service.mean() : service.mean() - overlap;
    }
}
