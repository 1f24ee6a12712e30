package org.spindle.scenario;

import java.util.List;
import java.util.Map;
import org.spindle.config.MapNode;
import org.spindle.config.Section;
import org.spindle.config.SectionList;
import org.spindle.config.SectionValues;
import org.spindle.scenario.Scenario.BusLink;
import org.spindle.scenario.Scenario.LayerSpec;
import org.spindle.scenario.Scenario.Output;
import org.spindle.scenario.Scenario.Stop;
import org.spindle.scenario.Scenario.WarmUp;
import org.spindle.spi.BuiltInTypes.Driver;
import org.spindle.spi.BuiltInTypes.Host;
import org.spindle.spi.Component;
import org.spindle.spi.bus.BusFactory;
import org.spindle.spi.bus.ControllerFactory;
import org.spindle.spi.config.Problems;
import org.spindle.spi.device.DeviceFactory;
import org.spindle.spi.driver.DriverFactory;
import org.spindle.spi.host.HostFactory;
import org.spindle.spi.observer.ObserverFactory;
import org.spindle.spi.workload.WorkloadFactory;
import org.spindle.stack.LinkConfig;

/** The sections of a scenario. A section is declared by a constant and a line in the list. */
public final class Sections implements SectionList {

    public static final Section<Map<String, Component>> DEVICES = Section.named(
            "devices",
            DeviceFactory.KIND,
            "The storage devices by name; count: 8 in one of them makes it eight equal devices, NAME0 to NAME7, which layers,"
                    + " topology, links and workloads may refer to as NAME. Requests address them by their order, from 0.");

    public static final Section<Map<String, Component>> CONTROLLERS = Section.named(
                    "controllers", ControllerFactory.KIND, "Controllers and adapters between buses, by name.")
            .withDefault("{}", Map.of());

    public static final Section<Map<String, Component>> BUSES =
            Section.named("buses", BusFactory.KIND, "Buses by name.").withDefault("{}", Map.of());

    public static final Section<List<BusLink>> TOPOLOGY = Section.list(
                    "topology",
                    BusLink.class,
                    "The devices and controllers on each bus. A device on no bus has an ideal connection of its own.")
            .withDefault("[]", List.of());

    public static final Section<Map<String, LayerSpec>> LAYERS = Section.named(
                    "layers",
                    LayerSpec.class,
                    "Volumes, caches and the like above devices and each other, by name. Requests address layers and devices"
                            + " with no layer above them, by their order: layers first, from 0.")
            .withDefault("{}", Map.of());

    public static final Section<Map<String, LinkConfig>> LINKS = Section.namedChoices(
                    "links",
                    LinkConfig.class,
                    "The links between the host and devices, by the device's name; a device without a link here has one of the kind"
                            + " that it needs, with its defaults.")
            .withDefault("{}", Map.of())
            .implied();

    public static final Section<Component> DRIVER = Section.one(
                    "driver", DriverFactory.KIND, "The device driver: the request queues of the host.")
            .withDefault("{type: " + Driver.STANDARD + "}");

    public static final Section<Component> HOST = Section.one(
                    "host",
                    HostFactory.KIND,
                    "The host computer between workload and storage: the cost of issuing requests and of handling their"
                            + " completions.")
            .withDefault("{type: " + Host.TRANSPARENT + "}")
            .implied();

    public static final Section<Component> WORKLOAD =
            Section.one("workload", WorkloadFactory.KIND, "Where requests come from.");

    public static final Section<Methodology> METHODOLOGY = Section.one(
                    "methodology",
                    Methodology.class,
                    "How the workload drives the storage: system, open, closed or dependent.")
            .withDefault("{}", Methodology.SYSTEM)
            .implied();

    public static final Section<WarmUp> WARM_UP = Section.one(
                    "warmUp", WarmUp.class, "What is simulated before measuring begins.")
            .withDefault("{}", WarmUp.NONE);

    public static final Section<Stop> STOP = Section.one(
                    "stop", Stop.class, "When to end; without limits, when no event is left.")
            .withDefault("{}", Stop.NEVER);

    public static final Section<Output> OUTPUT = Section.one(
                    "output", Output.class, "What to write in addition to the result.")
            .withDefault("{}", Output.DEFAULT);

    public static final Section<Map<String, Component>> OBSERVERS = Section.named(
                    "observers",
                    ObserverFactory.KIND,
                    "Observers of the requests of the run, which add to the result, by name.")
            .withDefault("{}", Map.of())
            .implied();

    public static final Section<Sweep> SWEEP = Section.one(
                    "sweep", Sweep.class, "What 'spindle sweep' varies; 'spindle run' runs the scenario without it.")
            .optional();

    /** Devices with a {@code count} become so many. */
    @Override
    public MapNode writtenOut(MapNode node, Complaints complaints) {
        return new LikeDevices(complaints).writtenOut(node);
    }

    @Override
    public void check(SectionValues values, Problems problems) {
        new ScenarioRules(values, problems).check();
    }

    @Override
    public List<Section<?>> sections() {
        return List.of(
                DEVICES,
                CONTROLLERS,
                BUSES,
                TOPOLOGY,
                LAYERS,
                LINKS,
                DRIVER,
                HOST,
                WORKLOAD,
                METHODOLOGY,
                WARM_UP,
                STOP,
                OUTPUT,
                OBSERVERS,
                SWEEP);
    }
}
