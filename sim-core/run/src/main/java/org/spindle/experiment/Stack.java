package org.spindle.experiment;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.spindle.config.KeyPath;
import org.spindle.experiment.Scenario.BusLink;
import org.spindle.experiment.Scenario.LayerSpec;
import org.spindle.random.RandomStreams;
import org.spindle.spi.bus.ControllerFront;
import org.spindle.spi.device.Device;
import org.spindle.spi.device.DeviceFactory;
import org.spindle.spi.driver.Driver;
import org.spindle.spi.driver.DriverFactory;
import org.spindle.spi.layer.Layer;
import org.spindle.spi.layer.LayerFactory;
import org.spindle.spi.layer.Unit;
import org.spindle.spi.request.BlockTarget;
import org.spindle.spi.sim.EventLoop;
import org.spindle.spi.timeline.Timeline;
import org.spindle.stats.MetricSet;
import org.spindle.timeline.RunTimeline;

/**
 * The storage of one run, assembled from the devices upwards: devices on their buses, the driver, the layers. What it
 * offers to the workload are the units of the layers over which no other stands, then the devices over which none stands.
 */
final class Stack {

    private final Scenario scenario;
    private final Factories factories;
    private final EventLoop events;
    private final MetricSet metrics;
    private final RandomStreams streams;
    private final @Nullable RunTimeline timeline;
    private final RequestPool pool;

    /** The units of each device and layer by its name. */
    private final Map<String, List<UnitBelow>> units = new HashMap<>();

    private final List<UnitBelow> offered = new ArrayList<>();

    Stack(
            Scenario scenario,
            Factories factories,
            EventLoop events,
            MetricSet metrics,
            RandomStreams streams,
            @Nullable RunTimeline timeline,
            RequestPool pool) {
        this.scenario = scenario;
        this.factories = factories;
        this.events = events;
        this.metrics = metrics;
        this.streams = streams;
        this.timeline = timeline;
        this.pool = pool;
        attachDevices();
        LayerOrder order = LayerOrder.of(scenario);
        order.bottomUp().forEach((name, layer) -> units.put(name, unitsOf(name, layer)));
        for (String top : order.tops()) {
            for (UnitBelow unit : unitsOf(top)) {
                offered.add(unit.under(offered.size()));
            }
        }
    }

    /** What requests of the workload may address, by index. */
    List<UnitBelow> offered() {
        return offered;
    }

    private void attachDevices() {
        Queues queues = new Queues(factories, events, streams, pool.schema());
        Fabric fabric = new Fabric(scenario, factories, events, metrics, pool.schema(), timeline);
        Map<String, Device> devices = new LinkedHashMap<>();
        scenario.devices().forEach((name, component) -> {
            DevicePath path = fabric.pathTo(name);
            Timeline shown = timeline == null ? Timeline.NONE : timeline.device(name);
            String place = "devices." + name;
            DeviceHost host = new DeviceHost(
                    name,
                    events,
                    path.connection(),
                    metrics.of(name),
                    pool.schema(),
                    streams.stream(place),
                    shown,
                    place,
                    queues,
                    factories::make);
            Device device = Fabric.made(
                    Fabric.place("devices", name),
                    component,
                    () -> factories.make(DeviceFactory.KIND, component, host));
            path.leadTo(device);
            devices.put(name, device);
        });
        Ways ways = new Ways(fabric, devices);
        scenario.controllers().forEach((name, component) -> {
            ControllerFront front = fabric.front(name);
            if (front != null) {
                fabric.pathTo(name).leadTo(front);
                ControllerHost below = new ControllerHost(host(name, List.of()), factories, queues, ways.below(name));
                Fabric.made(Fabric.place("controllers", name), component, () -> {
                    front.attach(below);
                    return front;
                });
            }
        });
        List<Way> top = ways.below(BusLink.DRIVER);
        List<BlockTarget> paths = new ArrayList<>();
        for (Way way : top) {
            paths.add(timeline == null ? way.target() : new TracedPath(way.target(), paths.size(), events, timeline));
        }
        DriverHost host = new DriverHost(events, metrics.of("driver"), pool.schema(), top, paths, ways, queues);
        Driver driver = Fabric.made(
                KeyPath.ROOT.key("driver"),
                scenario.driver(),
                () -> factories.make(DriverFactory.KIND, scenario.driver(), host));
        for (int i = 0; i < top.size(); i++) {
            int index = i;
            String name = top.get(i).name();
            units.put(
                    name, List.of(UnitBelow.of(name, top.get(i).device(), driver, () -> driver.lastSector(index), i)));
        }
    }

    private LayerHost host(String name, List<Unit> below) {
        return new LayerHost(name, factories, events, metrics.of(name), streams, below, pool);
    }

    private List<UnitBelow> unitsOf(String name, LayerSpec spec) {
        List<Unit> below = new ArrayList<>();
        for (String member : spec.over()) {
            for (UnitBelow unit : unitsOf(member)) {
                below.add(unit.under(below.size()));
            }
        }
        LayerHost host = host(name, List.copyOf(below));
        Layer layer = Fabric.made(
                Fabric.place("layers", name).key("layer"),
                spec.layer(),
                () -> factories.make(LayerFactory.KIND, spec.layer(), host));
        List<UnitBelow> presented = new ArrayList<>();
        for (int i = 0; i < layer.units(); i++) {
            int unit = i;
            LastSector last = new LastSector(layer);
            presented.add(new UnitBelow(
                    layer.units() == 1 ? name : name + "." + below.get(i).name(),
                    layer.sectors(i),
                    (sector, sectors) -> layer.refusal(unit, sector, sectors),
                    sector -> Math.abs(sector - last.sector()),
                    null,
                    last,
                    i,
                    i));
        }
        return presented;
    }

    private List<UnitBelow> unitsOf(String name) {
        List<UnitBelow> known = units.get(name);
        if (known == null) {
            throw new IllegalArgumentException("a layer stands over '" + name + "', which does not exist");
        }
        return known;
    }
}
