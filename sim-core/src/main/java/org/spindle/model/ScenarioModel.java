package org.spindle.model;

import static java.util.Objects.requireNonNull;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.function.IntFunction;
import java.util.stream.Collectors;
import org.spindle.analytic.Range;
import org.spindle.analytic.queueing.Centre;
import org.spindle.analytic.queueing.ClosedNetwork;
import org.spindle.analytic.queueing.GeneralQueue;
import org.spindle.analytic.queueing.LoadDependentQueue;
import org.spindle.analytic.queueing.MultiServerQueue;
import org.spindle.analytic.queueing.Service;
import org.spindle.experiment.RunException;
import org.spindle.experiment.Scenario;
import org.spindle.experiment.Scenario.BusLink;
import org.spindle.experiment.TraceOpener;
import org.spindle.model.ModelResult.Line;
import org.spindle.model.Station.Doubt;
import org.spindle.spi.bus.Bus;
import org.spindle.spi.bus.Controller;
import org.spindle.spi.device.Device;
import org.spindle.spi.device.RequestMix;
import org.spindle.spi.device.ServiceForecast;
import org.spindle.stack.Factories;

/**
 * The analytic model of a scenario. Every device and exclusive bus is a queue served in the order of arrival. An open
 * workload: M/G/1, or for several servers M/M/m with its wait times (1 + C) / 2 (Allen and Cunneen), each queue by itself. A
 * closed one: a product-form network (mean-value analysis).
 */
public final class ScenarioModel {

    /** Up to so many customers a closed network is solved exactly. */
    private static final int EXACT = 1000;

    /** Relative errors below this are not worth a word. */
    private static final double NOTABLE = 0.1;

    /** A fraction of sequential requests that is worth a word. */
    private static final double SEQUENTIAL = 0.01;

    /** Of more requests than this the nearest is hardly any nearer. */
    private static final int MOST_NEAREST = 64;

    private final Scenario scenario;
    private final LoadProbe probe;
    private final Load load;
    private final List<String> cautions = new ArrayList<>();

    /** Buses with data whose transfers slow each other down. */
    private final Set<String> shared = new LinkedHashSet<>();

    private double delay;

    private ScenarioModel(Scenario scenario, LoadProbe probe) {
        this.scenario = scenario;
        this.probe = probe;
        load = probe.measure();
    }

    /**
     * Models a scenario.
     *
     * @param requests of the workload to look at, at least 10
     * @throws RunException if the workload is at fault, or a device cannot tell its service time
     * @throws org.spindle.analytic.OutOfRangeException if an open load is more than a device or bus can bear
     * @throws org.spindle.spi.trace.TraceException if a trace cannot be read
     */
    public static ModelResult of(Scenario scenario, Factories factories, TraceOpener traces, long requests) {
        return new ScenarioModel(scenario, new LoadProbe(scenario, factories, traces, requests)).result();
    }

    private ModelResult result() {
        List<Station> stations = stations();
        if (stations.isEmpty()) {
            throw new RunException("nothing in the scenario takes any time; there is nothing to be modelled");
        }
        return load.closed() ? closed(stations) : open(stations);
    }

    private List<Station> stations() {
        List<Station> stations = new ArrayList<>();
        Map<String, BusTime> onBus = new LinkedHashMap<>();
        List<String> names = List.copyOf(scenario.devices().keySet());
        for (int i = 0; i < names.size(); i++) {
            DeviceLoad mix = load.devices().get(i);
            if (mix.requests() == 0) {
                continue;
            }
            double share = (double) mix.requests() / load.requests();
            Device device = probe.devices().get(i);
            ServiceForecast forecast = device.forecast(MixVariant.anywhere(mix));
            if (forecast == null) {
                throw new RunException("device '" + names.get(i)
                        + "' does not tell how long it takes for a request; the model needs devices that do");
            }
            double overlap = climb(names.get(i), share, mix, forecast, onBus) / 1e6;
            if (forecast.meanNanos() > 0) {
                stations.add(new Station(
                        names.get(i),
                        share,
                        service(forecast),
                        forecast.servers(),
                        true,
                        mix.arrivalScv(),
                        overlap,
                        doubts(device, mix),
                        isReordered() && device.positions() != null
                                ? waiting -> service(device, MixVariant.nearestOf(waiting, mix))
                                : null));
            }
            for (String part : forecast.leftOut()) {
                cautions.add(names.get(i) + ": " + part);
            }
        }
        onBus.forEach((name, time) -> {
            if (time.nanos > 0) {
                stations.add(Station.bus(
                        name,
                        time.share,
                        Service.constant(time.nanos / time.share / 1e6),
                        time.overlap / time.share / 1e6));
            }
        });
        for (String bus : shared) {
            cautions.add(
                    bus + ": data are taken to move at the pace of their devices; transfers share the bandwidth of this"
                            + " bus, which is not in the estimate");
        }
        return stations;
    }

    private static Service service(ServiceForecast forecast) {
        return new Service(forecast.meanNanos() / 1e6, forecast.scv());
    }

    private static Service service(Device device, RequestMix mix) {
        return service(requireNonNull(device.forecast(mix)));
    }

    /** What is assumed of the places of a device's requests and is not so. */
    private static List<Doubt> doubts(Device device, DeviceLoad mix) {
        List<Doubt> doubts = new ArrayList<>();
        if (device.positions() == null) {
            return doubts;
        }
        if (mix.sequential() > SEQUENTIAL) {
            doubts.add(new Doubt(
                    percent(mix.sequential())
                            + " of the requests are sequential, and taken to go on at the rate of the medium",
                    "if the medium had to come round for each of them",
                    service(device, MixVariant.withoutSequence(mix))));
        }
        if (mix.spread() < 1 - NOTABLE) {
            doubts.add(new Doubt(
                    "requests are closer together than random ones, at " + percent(mix.spread()) + " of their distance",
                    "with the seeks between them, in the order of arrival,",
                    service(device, MixVariant.inPlace(mix))));
        }
        return doubts;
    }

    private boolean isReordered() {
        return load.schedulers().stream().anyMatch(type -> !type.equals("fcfs"));
    }

    private static String percent(double fraction) {
        return String.format(Locale.ROOT, "%.0f %%", 100 * fraction);
    }

    private static final class BusTime {
        private double share;
        private double nanos;
        private double overlap;
    }

    /**
     * Adds what the requests of a device take of each bus above it, and the delays of controllers on the way.
     *
     * @return nanoseconds of a request during which the device works and owns its bus
     */
    private double climb(
            String device, double share, DeviceLoad mix, ServiceForecast forecast, Map<String, BusTime> onBus) {
        Map<String, BusLink> above = new HashMap<>();
        scenario.topology().forEach(link -> link.attached().forEach(name -> above.put(name, link)));
        double overlap = 0;
        boolean own = true;
        for (BusLink link = above.get(device); link != null; link = above.get(link.below())) {
            Bus bus = probe.buses().get(link.bus());
            Controller controller = probe.controllers().get(link.below());
            if (controller != null) {
                delay += share * controller.messageDelay() * (1 + forecast.busReturns()) / 1e6;
            }
            if (bus != null && bus.isShared() && forecast.dataOnBus()) {
                shared.add(link.bus());
            }
            if (bus != null && bus.isExclusive()) {
                double working = own ? atWork(bus, mix, forecast) : 0;
                overlap += working;
                BusTime time = onBus.computeIfAbsent(link.bus(), name -> new BusTime());
                time.share += share;
                time.nanos += share * (working + (double) bus.arbitrationNanos() * (1 + forecast.busReturns()));
                time.overlap += share * working;
            }
            own = false;
        }
        return overlap;
    }

    /** Nanoseconds that the device owns its bus while it works on a request: messages, and data if it goes that way. */
    private static double atWork(Bus bus, DeviceLoad mix, ServiceForecast forecast) {
        if (!forecast.dataOnBus()) {
            return forecast.busNanos();
        }
        double perSector = mix.reads() * bus.sectorTimePicos(true) + (1 - mix.reads()) * bus.sectorTimePicos(false);
        return forecast.busNanos() + mix.meanSectors() * perSector / 1e3;
    }

    private ModelResult open(List<Station> stations) {
        refuseOverload(stations);
        List<Line> lines = new ArrayList<>();
        double response = delay;
        for (Station station : stations) {
            double rate = load.rate() * station.visits() / 1e3;
            double queueTime = queueTime(station, rate);
            double there = queueTime + station.service().mean();
            lines.add(line(station, rate * 1e3, rate * station.service().mean() / station.servers(), there));
            response += station.visits() * (queueTime + station.added());
            if (station.device()) {
                burstCaution(station, queueTime);
            }
            for (Doubt doubt : station.doubts()) {
                caution(station, doubt, there, responseTime(station.serving(doubt.service()), rate));
            }
            IntFunction<Service> nearestOf = station.nearestOf();
            if (nearestOf != null) {
                orderCaution(station.name() + ": ", there, nearestFirst(station, nearestOf, rate));
            }
        }
        return new ModelResult(false, 0, 0, load.rate(), response, lines, bottleneck(lines), cautions);
    }

    /** A queue with a utilisation of 1 or more has no response time. */
    private void refuseOverload(List<Station> stations) {
        Station busiest = stations.get(0);
        for (Station station : stations) {
            busiest = utilisation(station) > utilisation(busiest) ? station : busiest;
        }
        if (utilisation(busiest) >= 1) {
            throw Range.outside(
                    "utilisation of " + busiest.name() + " in order of arrival",
                    String.format(Locale.ROOT, "%.4g", utilisation(busiest)),
                    String.format(
                            Locale.ROOT,
                            "less than 1\n  the load is %.4g requests/s; give it less than %.4g requests/s",
                            load.rate(),
                            load.rate() / utilisation(busiest)));
        }
    }

    /** In the order of arrival. */
    private double utilisation(Station station) {
        return load.rate() / 1e3 * station.visits() * station.service().mean() / station.servers();
    }

    private static double responseTime(Station station, double rate) {
        double utilisation = rate * station.service().mean() / station.servers();
        return utilisation < 1 ? queueTime(station, rate) + station.service().mean() : Double.POSITIVE_INFINITY;
    }

    /**
     * Response time if the nearest of all that wait is served first each time: a birth-death process, its wait times (1 + C)
     * / 2. Who has waited is farther away than others, and who arrives during a service had no part in the choice: no
     * scheduler that goes by positioning is as fast.
     */
    private static double nearestFirst(Station station, IntFunction<Service> nearestOf, double rate) {
        List<Double> times = new ArrayList<>();
        for (int waiting = 1; waiting <= MOST_NEAREST; waiting++) {
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

    private ModelResult closed(List<Station> stations) {
        int users = load.population();
        ClosedNetwork network = network(stations);
        ClosedNetwork.Solution solution = solve(network);
        double response = solution.responseTime() + delay;
        List<Line> lines = new ArrayList<>();
        for (int i = 0; i < stations.size(); i++) {
            Station station = stations.get(i);
            ClosedNetwork.Load queue = solution.queues().get(i);
            lines.add(line(
                    station,
                    solution.throughput() * station.visits() * 1e3,
                    solution.throughput() * station.visits() * station.service().mean() / station.servers(),
                    queue.residenceTime() / station.visits()));
            for (Doubt doubt : station.doubts()) {
                List<Station> others = new ArrayList<>(stations);
                others.set(i, station.serving(doubt.service()));
                caution(station, doubt, response, solve(network(others)).responseTime() + delay);
            }
        }
        serviceCaution(stations, network, users, response);
        if (users > 1 && stations.stream().anyMatch(station -> station.nearestOf() != null)) {
            orderCaution(
                    "", response, solve(network(nearestFirst(stations, users))).responseTime() + delay);
        }
        return new ModelResult(
                true,
                users,
                load.thinkNanos() / 1e6,
                solution.throughput() * 1e3,
                response,
                lines,
                bottleneck(lines),
                cautions);
    }

    private ClosedNetwork network(List<Station> stations) {
        List<Centre> centres = stations.stream()
                .map(station -> new Centre(station.name(), station.demand(), station.servers()))
                .toList();
        return new ClosedNetwork(centres, load.thinkNanos() / 1e6 + delay);
    }

    private ClosedNetwork.Solution solve(ClosedNetwork network) {
        int users = load.population();
        return users <= EXACT ? network.solve(users) : network.approximate(users);
    }

    /** Every device chooses the nearest of the requests of all users, of which there are no more anywhere. */
    private static List<Station> nearestFirst(List<Station> stations, int users) {
        return stations.stream()
                .map(station -> {
                    IntFunction<Service> nearestOf = station.nearestOf();
                    return nearestOf == null
                            ? station
                            : station.serving(nearestOf.apply(Math.min(users, MOST_NEAREST)));
                })
                .toList();
    }

    private static Line line(Station station, double throughput, double utilisation, double response) {
        return new Line(
                station.name(),
                station.device(),
                throughput,
                station.service().mean(),
                station.service().scv(),
                utilisation,
                response);
    }

    private static String bottleneck(List<Line> lines) {
        Line busiest = lines.get(0);
        for (Line line : lines) {
            if (line.utilisation() > busiest.utilisation()) {
                busiest = line;
            }
        }
        return busiest.name();
    }

    /** Kingman's approximation tells by how much the wait differs from that of Poisson arrivals. */
    private void burstCaution(Station station, double queueTime) {
        double measured = station.arrivalScv();
        double poisson = 1 + station.service().scv();
        double factor = (measured + station.service().scv()) / poisson;
        double there = queueTime + station.service().mean();
        double off = queueTime * (factor - 1) / there;
        if (!Double.isNaN(measured) && Math.abs(off) > NOTABLE) {
            cautions.add(String.format(
                    Locale.ROOT,
                    "%s: arrivals are %s than Poisson ones (C² %.2f instead of 1): by Kingman's formula its response"
                            + " time is %.3g ms rather than %.3g ms, if the times between arrivals are independent",
                    station.name(),
                    measured > 1 ? "burstier" : "more regular",
                    measured,
                    queueTime * factor + station.service().mean(),
                    there));
        }
    }

    /**
     * Mean-value analysis with the residual time of such service tells by how much the response time differs at most: in
     * simulations the truth lies in between.
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
                        + " (Reiser 1979), which overstates what that does, the response time is %.3g ms rather than %.3g"
                        + " ms, so that the estimate is off by up to %+.1f %%",
                others,
                far,
                response,
                100 * (far / response - 1)));
    }

    private void caution(Station station, Doubt doubt, double estimate, double otherwise) {
        cautions.add(String.format(
                Locale.ROOT,
                "%s: %s: %s the response time would be %s",
                station.name(),
                doubt.assumption(),
                doubt.otherwise(),
                difference(estimate, otherwise)));
    }

    private void orderCaution(String where, double estimate, double least) {
        String order = load.schedulers().stream()
                .filter(type -> !type.equals("fcfs"))
                .sorted()
                .collect(Collectors.joining(" and "));
        cautions.add(where + "requests are ordered by " + order
                + ", the model serves them in order of arrival: if the nearest of all that wait came first each time"
                + " the response time would"
                + " be " + difference(estimate, least) + ", and the truth lies between the two");
    }

    private static String difference(double estimate, double otherwise) {
        if (Double.isInfinite(otherwise)) {
            return "without bound, the utilisation being 1 or more";
        }
        return String.format(
                Locale.ROOT,
                "%.3g ms rather than %.3g ms, %+.0f %%",
                otherwise,
                estimate,
                100 * (otherwise / estimate - 1));
    }
}
