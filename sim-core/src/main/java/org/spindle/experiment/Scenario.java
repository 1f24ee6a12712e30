package org.spindle.experiment;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.spindle.spi.Component;
import org.spindle.spi.config.Default;
import org.spindle.spi.config.Doc;
import org.spindle.spi.config.Kind;
import org.spindle.spi.config.OmittedIfAbsent;
import org.spindle.spi.config.Problems;
import org.spindle.spi.config.Range;
import org.spindle.spi.config.Time;
import org.spindle.spi.config.Validated;
import org.spindle.stack.LinkConfig;
import org.spindle.stack.StackDescription;
import org.spindle.stack.TopologyCheck;

/** One simulated system with its load. The order of the devices is the order of their indices. */
@Doc("A storage system, the load on it, and how long to simulate.")
public record Scenario(
        @Doc("Name of the scenario, shown in reports.") @Default("")
        String name,

        @Doc("What the scenario is about, shown in reports.") @Default("")
        String description,

        @Doc("Seed of all randomness: the same seed gives the same result.") @Default("1")
        long seed,

        @Doc("The storage devices by name. Requests address them by their order, from 0.") @Kind("device")
        Map<String, Component> devices,

        @Doc("Controllers and adapters between buses, by name.") @Kind("controller") @Default("{}")
        Map<String, Component> controllers,

        @Doc("Buses by name.") @Kind("bus") @Default("{}") Map<String, Component> buses,

        @Doc("What hangs on which bus. A device on no bus has an ideal connection of its own.") @Default("[]")
        List<BusLink> topology,

        @Doc(
                "Volumes, caches and the like over devices and each other, by name. Requests address layers and devices over"
                        + " which no layer stands, by their order: layers first, from 0.")
        @Default("{}")
        Map<String, LayerSpec> layers,

        @Doc(
                "How the host speaks with devices, by the device's name; a device without a link here has one of the kind that it"
                        + " needs, with its defaults.")
        @OmittedIfAbsent
        @Nullable
        Map<String, LinkConfig> links,

        @Doc("The device driver: the queues of the host.") @Kind("driver") @Default("{type: standard}")
        Component driver,

        @Doc("Where requests come from.") @Kind("workload") Component workload,

        @Doc("What is simulated before measuring begins.") @Default("{}")
        WarmUp warmUp,

        @Doc("When to end; without limits, when nothing is left to happen.") @Default("{}")
        Stop stop,

        @Doc("What to write beside the result.") @Default("{}")
        Output output,

        @Doc("What 'spindle sweep' varies; 'spindle run' runs the scenario without it.") @Nullable
        Sweep sweep)
        implements StackDescription, Validated {

    public Scenario {
        devices = inOrder(devices);
        controllers = inOrder(controllers);
        buses = inOrder(buses);
        topology = List.copyOf(topology);
        layers = Collections.unmodifiableMap(new LinkedHashMap<>(layers));
        links = links == null ? Map.of() : Collections.unmodifiableMap(new LinkedHashMap<>(links));
    }

    /** A scenario without layers, configured links and a sweep. */
    public Scenario(
            String name,
            String description,
            long seed,
            Map<String, Component> devices,
            Map<String, Component> controllers,
            Map<String, Component> buses,
            List<BusLink> topology,
            Component driver,
            Component workload,
            WarmUp warmUp,
            Stop stop,
            Output output) {
        this(
                name,
                description,
                seed,
                devices,
                controllers,
                buses,
                topology,
                Map.of(),
                Map.of(),
                driver,
                workload,
                warmUp,
                stop,
                output,
                null);
    }

    /** The links that are configured, by the name of their device; empty if there are none. */
    @Override
    public Map<String, LinkConfig> links() {
        return links == null ? Map.of() : links;
    }

    /** One bus of the topology. */
    @Doc("A bus, what is above it and what hangs on it.")
    public record BusLink(
            @Doc("Name of the bus.") String bus,

            @Doc("What the bus hangs below: the driver, or the name of a controller.") @Default("driver")
            String below,

            @Doc("Names of the devices and controllers on the bus, by rising slot; slot 0 is what the bus hangs below.")
            List<String> attached)
            implements BusPlacement {

        /** What the topmost buses hang below. */
        public static final String DRIVER = StackDescription.DRIVER;

        public BusLink {
            attached = List.copyOf(attached);
        }
    }

    /** One layer and what it stands over. */
    @Doc("A layer and what it stands over.")
    public record LayerSpec(
            @Doc(
                    "Names of the devices and layers that it stands over, in order; of a layer with several units, all of them.")
            List<String> over,

            @Doc("What it does: a volume, a cache.") @Kind("layer")
            Component layer)
            implements LayerPlacement {

        public LayerSpec {
            over = List.copyOf(over);
        }
    }

    /** The part of the run that is not measured. */
    @Doc("What is simulated before measuring begins; if both are given, both must have passed.")
    public record WarmUp(
            @Doc("Simulated time that is not measured.") @Default("0 ms") @Range(min = "0 ms")
            Time time,

            @Doc("Completed requests that are not measured.") @Default("0") @Range(min = "0")
            long requests,

            @Doc(
                    "How to find the end of the warm-up: none, or mser (MSER-5 over response times; the run is simulated twice).")
            @Default("none")
            Detection detect) {

        public static final WarmUp NONE = new WarmUp(Time.ZERO, 0);

        /** As given, nothing to be detected. */
        public WarmUp(Time time, long requests) {
            this(time, requests, Detection.NONE);
        }
    }

    /** Ways to find the end of the warm-up. */
    public enum Detection {
        NONE,
        MSER
    }

    /** Limits of a run. */
    @Doc("When to end the run, warm-up included; if both are given, whichever comes first.")
    public record Stop(
            @Doc("Simulated time at which the run ends.") @Range(min = "1 ns") @Nullable
            Time time,

            @Doc("Completed requests after which the run ends.") @Range(min = "1") @Nullable
            Long requests) {

        public static final Stop NEVER = new Stop(null, null);
    }

    /** What a run writes. */
    @Doc("What to write beside the result.")
    public record Output(
            @Doc("Whether to write a line for each request: none, csv, or csv-zst (compressed by Zstandard).")
            @Default("none")
            RequestOutput requests,

            @Doc("Most points of a time series; the interval doubles as the run grows.")
            @Default("256")
            @Range(min = "16", max = "512")
            int seriesPoints) {

        public static final Output DEFAULT = new Output(RequestOutput.NONE, 256);
    }

    /** Forms of the request log. */
    public enum RequestOutput {
        NONE,
        CSV,
        CSV_ZST
    }

    @Override
    public void validate(Problems problems) {
        if (devices.isEmpty()) {
            problems.report("devices", "there is no device", "name at least one");
        }
        new TopologyCheck(this, problems).run();
        Time stopTime = stop.time();
        if (stopTime != null && stopTime.compareTo(warmUp.time()) <= 0) {
            problems.report(
                    "stop.time",
                    "the run ends at " + stopTime + ", within the warm-up of " + warmUp.time(),
                    "end it later, or shorten warmUp.time");
        }
        Long stopRequests = stop.requests();
        if (stopRequests != null && stopRequests <= warmUp.requests()) {
            problems.report(
                    "stop.requests",
                    "the run ends after " + stopRequests + " requests, within the warm-up of " + warmUp.requests(),
                    "end it later, or shorten warmUp.requests");
        }
    }

    /** The same, with another warm-up. */
    Scenario withWarmUp(WarmUp other) {
        return new Scenario(
                name,
                description,
                seed,
                devices,
                controllers,
                buses,
                topology,
                layers,
                links,
                driver,
                workload,
                other,
                stop,
                output,
                sweep);
    }

    private static Map<String, Component> inOrder(Map<String, Component> components) {
        return Collections.unmodifiableMap(new LinkedHashMap<>(components));
    }
}
