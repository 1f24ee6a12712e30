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
import org.jspecify.annotations.Nullable;
import org.spindle.analytic.queueing.Service;
import org.spindle.model.Station.BrokenAssumption;
import org.spindle.run.RunException;
import org.spindle.scenario.Scenario;
import org.spindle.scenario.Scenario.BusLink;
import org.spindle.spi.BuiltInTypes.Scheduler;
import org.spindle.spi.bus.Bus;
import org.spindle.spi.bus.Controller;
import org.spindle.spi.device.Device;
import org.spindle.spi.device.RequestMix;
import org.spindle.spi.device.ServiceForecast;

/** Converts the devices and exclusive buses of a scenario to stations of a queueing model. */
final class StationBuilder {

    /** Differences of service or distance below this fraction are not reported. */
    private static final double NOTABLE = 0.1;

    /** Fraction of sequential requests from which the assumption about them is reported. */
    private static final double SEQUENTIAL = 0.01;

    private final Scenario scenario;
    private final LoadProbe probe;
    private final Load load;
    private final Cautions cautions;

    /** Buses with data whose concurrent transfers share the bandwidth. */
    private final Set<String> shared = new LinkedHashSet<>();

    private double delay;

    private static final class BusTime {
        private double share;
        private double nanos;
        private double overlap;
    }

    StationBuilder(Scenario scenario, LoadProbe probe, Load load, Cautions cautions) {
        this.scenario = scenario;
        this.probe = probe;
        this.load = load;
        this.cautions = cautions;
    }

    /**
     * Builds the stations with a service time above zero, devices first.
     *
     * @throws RunException if a device has no service time forecast
     */
    List<Station> build() {
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
            ServiceForecast forecast = forecast(names.get(i), device, mix);
            if (forecast == null) {
                throw new RunException("device '" + names.get(i)
                        + "' has no forecast of its service time; the model needs devices that have one");
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
                        brokenAssumptions(device, mix),
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
            cautions.add(bus
                    + ": data are assumed to move at the rate of their devices; transfers share the bandwidth of this"
                    + " bus, which the estimate ignores");
        }
        return stations;
    }

    /** Returns the milliseconds that controllers delay a request of the system, on average; valid once the stations are built. */
    double delay() {
        return delay;
    }

    private static @Nullable ServiceForecast forecast(String name, Device device, DeviceLoad mix) {
        try {
            return device.forecast(MixVariant.anywhere(mix));
        } catch (IllegalArgumentException e) {
            throw new RunException("device '" + name + "': " + e.getMessage(), e);
        }
    }

    private static Service service(ServiceForecast forecast) {
        return new Service(forecast.meanNanos() / 1e6, forecast.scv());
    }

    private static Service service(Device device, RequestMix mix) {
        return service(requireNonNull(device.forecast(mix)));
    }

    /** Returns the assumptions on the places of a device's requests that do not hold. */
    private static List<BrokenAssumption> brokenAssumptions(Device device, DeviceLoad mix) {
        List<BrokenAssumption> brokenAssumptions = new ArrayList<>();
        if (device.positions() == null) {
            return brokenAssumptions;
        }
        if (mix.sequential() > SEQUENTIAL) {
            brokenAssumptions.add(new BrokenAssumption(
                    percent(mix.sequential())
                            + " of the requests are sequential, and assumed to continue at the media rate",
                    "if each of them waited for a rotation",
                    service(device, MixVariant.withoutSequence(mix))));
        }
        if (mix.spread() < 1 - NOTABLE) {
            brokenAssumptions.add(new BrokenAssumption(
                    "requests are closer together than random ones, at " + percent(mix.spread()) + " of their distance",
                    "with the seeks between them, in the order of arrival,",
                    service(device, MixVariant.inPlace(mix))));
        }
        return brokenAssumptions;
    }

    private boolean isReordered() {
        return load.schedulers().stream().anyMatch(type -> !type.equals(Scheduler.FCFS));
    }

    private static String percent(double fraction) {
        return String.format(Locale.ROOT, "%.0f %%", 100 * fraction);
    }

    /**
     * Adds the time that the requests of a device need on each bus above it, and the delays of controllers on the path.
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

    /** Returns the nanoseconds for which the device owns its bus while it works on a request: messages, and data if it uses the bus. */
    private static double atWork(Bus bus, DeviceLoad mix, ServiceForecast forecast) {
        if (!forecast.dataOnBus()) {
            return forecast.busNanos();
        }
        double perSector = mix.reads() * bus.sectorTimePicos(true) + (1 - mix.reads()) * bus.sectorTimePicos(false);
        return forecast.busNanos() + mix.meanSectors() * perSector / 1e3;
    }
}
