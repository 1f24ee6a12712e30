package org.spindle.design;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.spindle.analytic.queueing.GeneralQueue;
import org.spindle.analytic.queueing.MultiServerQueue;
import org.spindle.analytic.queueing.Service;
import org.spindle.design.Design.Placement;
import org.spindle.design.Limit.Part;

/**
 * The response time of an organisation under Poisson arrivals that spread evenly over strings and disks. Every part is a separate queue (an
 * approximation: the departures of a queue are not Poisson in general): M/D/1 for processor, memory, bus and each string, M/G/1 for each
 * disk. Pooled disks are M/M/m with its wait multiplied by (1 + C) / 2 (Allen and Cunneen).
 *
 * @param stations in the order in which an I/O passes them
 */
public record ResponseTime(List<Station> stations) {

    /**
     * One part.
     *
     * @param utilisation as a fraction
     * @param service mean, in milliseconds
     * @param queueTime mean, in milliseconds
     */
    public record Station(Part part, double utilisation, double service, double queueTime) {}

    public ResponseTime {
        stations = List.copyOf(stations);
    }

    /** Returns the mean response time in milliseconds. */
    public double mean() {
        return stations.stream()
                .mapToDouble(station -> station.service() + station.queueTime())
                .sum();
    }

    /** Returns the response time at a load in I/Os per second; null if a part is overloaded. */
    static @Nullable ResponseTime of(Design design, SystemOrganisation organisation, double load) {
        ServiceTimes times = new ServiceTimes(design.ioSize().bytes(), design.rounding());
        double perMilli = load / 1e3;
        List<Station> stations = new ArrayList<>();
        constant(Part.PROCESSOR, times.processor(organisation.processor().part()), perMilli, stations);
        if (organisation.memory() != null) {
            constant(Part.MEMORY, times.memory(organisation.memory().part()), perMilli, stations);
        }
        constant(Part.BUS, times.bus(organisation.bus().part()), perMilli, stations);
        constant(
                Part.STRINGS,
                times.string(organisation.string().part()),
                perMilli / organisation.stringCount(),
                stations);
        Service disk = times.diskService(organisation.disk().part());
        if (design.placement() == Placement.POOLED) {
            pooled(disk, organisation.diskCount(), perMilli, stations);
        } else {
            queue(Part.DISKS, disk, perMilli / organisation.diskCount(), stations);
        }
        return stations.stream().allMatch(station -> station.utilisation() < 1) ? new ResponseTime(stations) : null;
    }

    private static void constant(Part part, double time, double rate, List<Station> to) {
        if (time > 0) {
            queue(part, Service.constant(time), rate, to);
        }
    }

    private static void queue(Part part, Service service, double rate, List<Station> to) {
        double utilisation = rate * service.mean();
        double wait = utilisation < 1 ? new GeneralQueue(rate, service).queueTime() : Double.POSITIVE_INFINITY;
        to.add(new Station(part, utilisation, service.mean(), wait));
    }

    private static void pooled(Service service, int disks, double rate, List<Station> to) {
        double utilisation = rate * service.mean() / disks;
        double wait = utilisation < 1
                ? new MultiServerQueue(rate, service.mean(), disks).queueTime() * (1 + service.scv()) / 2
                : Double.POSITIVE_INFINITY;
        to.add(new Station(Part.DISKS, utilisation, service.mean(), wait));
    }
}
