package org.spindle.model;

import org.spindle.analytic.queueing.Service;

/**
 * A device or bus of the model. Times are in milliseconds.
 *
 * @param visits of one request of the system, on average
 * @param servers that serve at the same time
 * @param device whether it is a device
 * @param arrivalScv squared coefficient of variation of the times between its arrivals; NaN if unknown
 * @param overlap of a visit: the part of a device's service during which it owns its bus; for a bus the same part of its
 *     time
 */
record Station(
        String name, double visits, Service service, int servers, boolean device, double arrivalScv, double overlap) {

    /** Milliseconds of work per request of the system; what device and bus share counts for the bus. */
    double demand() {
        return visits * (device ? Math.max(0, service.mean() - overlap) : service.mean());
    }

    /** Milliseconds that a visit adds to a response beside waiting; what device and bus share counts for the device. */
    double added() {
        return device ? service.mean() : service.mean() - overlap;
    }
}
