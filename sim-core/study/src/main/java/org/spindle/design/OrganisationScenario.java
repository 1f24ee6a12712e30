package org.spindle.design;

import java.math.BigDecimal;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.spindle.config.ConfigLoader;
import org.spindle.design.Design.Disk;
import org.spindle.design.Design.Placement;
import org.spindle.distribution.DistributionsPlugin;
import org.spindle.scenario.Scenario;
import org.spindle.scenario.Sections;
import org.spindle.spi.BuiltInTypes.Arrivals;
import org.spindle.spi.BuiltInTypes.Bus;
import org.spindle.spi.BuiltInTypes.Controller;
import org.spindle.spi.BuiltInTypes.Device;
import org.spindle.spi.BuiltInTypes.Distribution;
import org.spindle.spi.BuiltInTypes.Workload;
import org.spindle.spi.Component;
import org.spindle.spi.config.Size;

/**
 * The scenario of an organisation. Processor, memory and I/O bus are buses in series that every command occupies for its service time, each
 * string is a bus below a controller, each disk a server with the disk's mean and variation, unless the design names a device for it.
 * Commands occupy these buses only on the way to the disk, so that an I/O uses each part once, as in the model.
 */
public final class OrganisationScenario {

    private static final int MOST_DISKS = 10_000;

    /** Users per disk that keep every part busy. */
    private static final int USERS_PER_DISK = 64;

    /** Least number of requests of each user, so that the transient at the start carries little weight. */
    private static final long ROUNDS = 20;

    private final Design design;
    private final Evaluation evaluation;
    private final long requests;

    /**
     * @param requests to simulate, at least 10; the first tenth is not measured
     * @throws IllegalArgumentException if the disks of the design are pooled, so that no disk belongs to a string, or there are too many
     */
    public OrganisationScenario(Design design, Evaluation evaluation, long requests) {
        if (design.placement() == Placement.POOLED) {
            throw new IllegalArgumentException("pooled disks cannot be simulated: a disk that serves any request has no"
                    + " place on a string; write placement: separate");
        }
        if (evaluation.organisation().diskCount() > MOST_DISKS) {
            throw new IllegalArgumentException(
                    evaluation.label() + " cannot be simulated; at most " + MOST_DISKS + " disks can");
        }
        this.design = design;
        this.evaluation = evaluation;
        this.requests = requests;
    }

    /** Returns the scenario with Poisson arrivals at the load of the evaluation. */
    public Scenario underLoad(ConfigLoader configs) {
        return bound(
                configs,
                scenario(
                        Map.of(
                                "type",
                                Arrivals.OPEN,
                                "interarrival",
                                Map.of("type", DistributionsPlugin.POISSON, "rate", evaluation.load())),
                        requests));
    }

    /** Returns the scenario with enough users without think time to keep the busiest part busy. */
    public Scenario saturated(ConfigLoader configs) {
        int users = (int) Math.min(
                1_000_000L, (long) USERS_PER_DISK * evaluation.organisation().diskCount());
        return bound(
                configs,
                scenario(Map.of("type", Arrivals.CLOSED, "population", users), Math.max(requests, ROUNDS * users)));
    }

    private Scenario bound(ConfigLoader configs, Map<String, Object> tree) {
        Scenario scenario = configs.load(evaluation.label(), tree, Path.of(""), List.of(), Scenario.class)
                .value();
        Component own = evaluation.organisation().disk().part().device();
        if (own == null) {
            return scenario;
        }
        Map<String, Component> devices = new LinkedHashMap<>(scenario.devices());
        devices.replaceAll((name, server) -> own);
        return scenario.with(Sections.DEVICES, devices);
    }

    private Map<String, Object> scenario(Map<String, Object> arrivals, long measured) {
        SystemOrganisation organisation = evaluation.organisation();
        ServiceTimes times = new ServiceTimes(design.ioSize().bytes(), design.rounding());
        Map<String, Object> devices = new LinkedHashMap<>();
        Map<String, Object> controllers = new LinkedHashMap<>();
        Map<String, Object> buses = new LinkedHashMap<>();
        List<Object> topology = new ArrayList<>();
        String above = "driver";
        above = stage(
                "processor", times.processor(organisation.processor().part()), above, buses, controllers, topology);
        Choice<Design.Memory> memory = organisation.memory();
        if (memory != null) {
            above = stage("memory", times.memory(memory.part()), above, buses, controllers, topology);
        }
        List<String> hosts = new ArrayList<>();
        for (int i = 0; i < organisation.stringCount(); i++) {
            hosts.add("controller" + i);
            controllers.put("controller" + i, Map.of("type", Controller.PASS_THROUGH));
        }
        buses.put("bus", exclusive(times.bus(organisation.bus().part())));
        topology.add(Map.of("bus", "bus", "below", above, "attached", hosts));
        double string = times.string(organisation.string().part());
        for (int i = 0; i < organisation.stringCount(); i++) {
            List<String> disks = new ArrayList<>();
            for (int disk = i; disk < organisation.diskCount(); disk += organisation.stringCount()) {
                disks.add("disk" + disk);
            }
            buses.put("string" + i, exclusive(string));
            topology.add(Map.of("bus", "string" + i, "below", "controller" + i, "attached", disks));
        }
        for (int disk = 0; disk < organisation.diskCount(); disk++) {
            devices.put("disk" + disk, device(organisation.disk().part(), times));
        }
        return Map.of(
                "name",
                evaluation.label(),
                "devices",
                devices,
                "controllers",
                controllers,
                "buses",
                buses,
                "topology",
                topology,
                "workload",
                Map.of(
                        "type",
                        Workload.RANDOM,
                        "requests",
                        Long.MAX_VALUE,
                        "arrivals",
                        arrivals,
                        "reads",
                        1,
                        "sizes",
                        Map.of(
                                "type",
                                Distribution.CONSTANT,
                                "size",
                                design.ioSize().toString())),
                "warmUp",
                Map.of("requests", measured / 10),
                "stop",
                Map.of("requests", measured));
    }

    /**
     * Adds a bus for a part that every command passes, with a controller without delay below it, and returns the name of that controller.
     */
    private static String stage(
            String name,
            double millis,
            String above,
            Map<String, Object> buses,
            Map<String, Object> controllers,
            List<Object> topology) {
        String below = name + "-out";
        buses.put(name, exclusive(millis));
        controllers.put(below, Map.of("type", Controller.PASS_THROUGH));
        topology.add(Map.of("bus", name, "below", above, "attached", List.of(below)));
        return below;
    }

    private static Map<String, Object> exclusive(double millis) {
        return Map.of("type", Bus.EXCLUSIVE, "arbitrationTime", millis(millis));
    }

    private static Object device(Disk disk, ServiceTimes times) {
        double mean = times.disk(disk);
        Map<String, Object> service = disk.scv() == 0
                ? Map.of("type", Distribution.CONSTANT, "time", millis(mean))
                : Map.of("type", DistributionsPlugin.GAMMA, "mean", millis(mean), "scv", disk.scv());
        long bytes = Math.max(Size.SECTOR, disk.capacity().bytes() / Size.SECTOR * Size.SECTOR);
        return Map.of("type", Device.FIXED, "capacity", bytes + " B", "service", service, "queueDepth", 1_000_000);
    }

    private static String millis(double millis) {
        return new BigDecimal(millis).toPlainString() + " ms";
    }
}
