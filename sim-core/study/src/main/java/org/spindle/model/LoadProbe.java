package org.spindle.model;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import org.spindle.run.RunAssembly;
import org.spindle.run.RunException;
import org.spindle.run.RunObserver;
import org.spindle.run.RunSetup;
import org.spindle.run.Simulation;
import org.spindle.scenario.Scenario;
import org.spindle.scenario.Scenario.Output;
import org.spindle.scenario.Scenario.Stop;
import org.spindle.scenario.Scenario.WarmUp;
import org.spindle.scenario.Sections;
import org.spindle.spi.Component;
import org.spindle.spi.Kind;
import org.spindle.spi.bus.Bus;
import org.spindle.spi.bus.BusContext;
import org.spindle.spi.bus.Controller;
import org.spindle.spi.bus.ControllerContext;
import org.spindle.spi.device.Device;
import org.spindle.spi.driver.Driver;
import org.spindle.spi.driver.DriverContext;
import org.spindle.spi.driver.DriverFactory;
import org.spindle.spi.host.Host;
import org.spindle.spi.layer.LayerFactory;
import org.spindle.spi.request.Request;
import org.spindle.spi.scheduler.SchedulerFactory;
import org.spindle.spi.sim.EventHandler;
import org.spindle.spi.sim.EventLoop;
import org.spindle.stack.Factories;

/**
 * Measures a workload by two runs against a system that completes every request after a fixed time: zero in the first run, a delay in the
 * second. A workload whose requests arrive at the same times in both runs is open. For a closed one with N users of think time Z and a
 * delay D the throughput is N / (Z + D): two runs yield N and Z. The workload needs no declaration of its kind.
 */
final class LoadProbe {

    private static final int OPEN_BACKLOG = 100;
    private static final long NO_TIME_AT_ALL = 1_000_000;

    private final Scenario scenario;
    private final RunAssembly runs;
    private final long requests;
    private final List<Device> devices = new ArrayList<>();
    private final Map<String, Bus> buses = new LinkedHashMap<>();
    private final Map<String, Controller> controllers = new LinkedHashMap<>();
    private final Set<String> schedulers = new TreeSet<>();

    /**
     * @param requests to analyse, at least 10
     */
    LoadProbe(Scenario scenario, RunAssembly runs, long requests) {
        this.scenario = scenario.without(Sections.SWEEP)
                .without(Sections.OBSERVERS)
                .with(Sections.WARM_UP, WarmUp.NONE)
                .with(Sections.STOP, new Stop(null, requests))
                .with(Sections.OUTPUT, Output.DEFAULT);
        this.runs = runs;
        this.requests = requests;
    }

    /** Returns the devices in the scenario's order; filled by {@link #measure}. */
    List<Device> devices() {
        return devices;
    }

    /** Returns the buses by name; filled by {@link #measure}. */
    Map<String, Bus> buses() {
        return buses;
    }

    /** Returns the controllers by name; filled by {@link #measure}. */
    Map<String, Controller> controllers() {
        return controllers;
    }

    /**
     * Runs the workload.
     *
     * @throws RunException if it has fewer than ten requests, or all at one time
     */
    Load measure() {
        ArrivalRecorder atOnce = run(0);
        if (atOnce.count < 10) {
            throw new RunException("the workload has " + atOnce.count + " requests; a model needs at least 10");
        }
        double gap = (double) (atOnce.times[atOnce.count - 1] - atOnce.times[0]) / (atOnce.count - 1);
        long delay = gap > 0 ? Math.max(1, Math.round(OPEN_BACKLOG * gap)) : NO_TIME_AT_ALL;
        ArrivalRecorder later = run(delay);
        int common = Math.min(atOnce.count, later.count);
        if (Arrays.equals(atOnce.times, 0, common, later.times, 0, common)) {
            if (gap == 0) {
                throw new RunException("all requests arrive at one time; there is no steady state to model");
            }
            return load(false, 1e9 / gap, 0, 0, atOnce);
        }
        double slowGap = (double) (later.times[later.count - 1] - later.times[0]) / (later.count - 1);
        double users = delay / (slowGap - gap);
        int population = (int) Math.max(1, Math.round(users));
        return load(true, gap > 0 ? 1e9 / gap : Double.POSITIVE_INFINITY, population, gap * population, atOnce);
    }

    private Load load(boolean closed, double rate, int population, double think, ArrivalRecorder arrivals) {
        return new Load(arrivals.count, closed, rate, population, think, arrivals.perDevice, Set.copyOf(schedulers));
    }

    private ArrivalRecorder run(long delay) {
        devices.clear();
        buses.clear();
        controllers.clear();
        ArrivalRecorder arrivals = new ArrivalRecorder(scenario.devices().size(), (int) Math.min(requests, 1 << 20));
        RunAssembly watched = runs.withFactories(made -> new Watching(made, delay));
        try (Simulation simulation = watched.assemble(new RunSetup(scenario, 0, List.of(arrivals), null))) {
            simulation.run();
        }
        return arrivals;
    }

    /** Records the arrivals, up to the number to analyse. */
    private static final class ArrivalRecorder implements RunObserver {

        private final List<DeviceLoad> perDevice = new ArrayList<>();
        private final long[] times;
        private int count;

        ArrivalRecorder(int devices, int most) {
            for (int i = 0; i < devices; i++) {
                perDevice.add(new DeviceLoad());
            }
            times = new long[most];
        }

        @Override
        public void arrived(Request request) {
            if (count < times.length) {
                times[count++] = request.arrived();
                perDevice.get(request.device()).add(request);
            }
        }
    }

    /** Takes the place of driver, buses and devices. */
    private static final class Delay implements Driver, EventHandler {

        private final EventLoop events;
        private final long time;
        private final ArrayDeque<Request> waiting = new ArrayDeque<>();

        Delay(EventLoop events, long time) {
            this.events = events;
            this.time = time;
        }

        @Override
        public void submit(Request request) {
            request.dispatched(events.now());
            waiting.add(request);
            events.schedule(events.now() + time, this, 0, 0);
        }

        @Override
        public long lastSector(int device) {
            return 0;
        }

        @Override
        public void handle(int op, long arg) {
            waiting.remove().complete(events.now());
        }
    }

    /** Makes the components unchanged, records those that the model needs later, and replaces the driver by the delay. */
    private final class Watching implements Factories {

        private final Factories factories;
        private final long delay;

        Watching(Factories factories, long delay) {
            this.factories = factories;
            this.delay = delay;
        }

        @Override
        public <X, P> P make(Kind<X, P> kind, Component component, X context) {
            if (kind == LayerFactory.KIND) {
                throw new IllegalArgumentException("the model has no formula for layers"
                        + "; simulate the scenario, or give the load of each device by itself");
            }
            P made = factories.make(kind, component, context);
            if (made instanceof Host host && !host.addsNoTime()) {
                throw new IllegalArgumentException("the model has no formula for a host that takes time"
                        + "; simulate the scenario, or use the transparent host");
            }
            if (kind == SchedulerFactory.KIND) {
                schedulers.add(component.type());
            } else if (made instanceof Device device) {
                devices.add(device);
            } else if (made instanceof Bus bus && context instanceof BusContext place) {
                buses.put(place.name(), bus);
            } else if (made instanceof Controller controller && context instanceof ControllerContext place) {
                controllers.put(place.name(), withoutFront(controller));
            } else if (kind == DriverFactory.KIND && context instanceof DriverContext driver) {
                return kind.product().cast(new Delay(driver.events(), delay));
            }
            return made;
        }

        private static Controller withoutFront(Controller controller) {
            if (controller.front() != null) {
                throw new IllegalArgumentException("the model has no formula for a controller with queues of its own"
                        + "; simulate the scenario, or use a pass-through controller");
            }
            return controller;
        }
    }
}
