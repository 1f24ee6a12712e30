package org.spindle.stack;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.spindle.config.KeyPath;
import org.spindle.random.PurposeStreams;
import org.spindle.spi.bus.ControllerFront;
import org.spindle.spi.driver.Driver;
import org.spindle.spi.driver.DriverFactory;
import org.spindle.spi.layer.Layer;
import org.spindle.spi.layer.LayerFactory;
import org.spindle.spi.layer.Unit;
import org.spindle.spi.request.BlockTarget;
import org.spindle.stack.StackDescription.LayerPlacement;

/**
 * The storage of one run, assembled from the devices upwards: devices with their links, the driver, the layers. Its top
 * units are those of the layers and then the devices without a layer above them.
 */
public final class Stack {

    private final StackDescription description;
    private final StackEnvironment environment;

    /** The address spaces of each device and layer by its name. */
    private final Map<String, List<AddressSpace>> spaces = new HashMap<>();

    private final LayerMembers members = new LayerMembers();
    private final List<AddressSpace> tops = new ArrayList<>();

    /**
     * Assembles a stack.
     *
     * @throws RefusedComponentException if a component rejects its configuration or its context
     */
    public Stack(StackDescription description, StackEnvironment environment) {
        this.description = description;
        this.environment = environment;
        QueueSchedulers schedulers = new QueueSchedulers(
                environment.factories(),
                environment.events(),
                environment.streams(),
                environment.pool().schema(),
                environment.metrics());
        Interconnect interconnect = new Interconnect(description, environment);
        Routes routes = new Routes(
                interconnect, new DeviceAssembly(description, environment, interconnect, schedulers).attachedDevices());
        attachFronts(interconnect, routes, schedulers);
        makeDriver(routes, schedulers);
        LayerOrder order = LayerOrder.of(description);
        order.bottomUp().forEach((name, layer) -> spaces.put(name, spacesOf(name, layer)));
        order.tops().forEach(top -> tops.addAll(spacesOf(top)));
    }

    /** Returns the names of the units that requests of the workload may address, by device index. */
    public List<String> topNames() {
        return tops.stream().map(AddressSpace::name).toList();
    }

    /**
     * Returns the units that requests of the workload may address, by device index.
     *
     * @param observer of the requests sent to them
     */
    public List<Unit> topUnits(UnitObserver observer) {
        List<Unit> units = new ArrayList<>();
        for (AddressSpace top : tops) {
            units.add(top.viewedAs(units.size(), observer));
        }
        return List.copyOf(units);
    }

    /** Returns the units below layers. */
    public LayerMembers members() {
        return members;
    }

    private void attachFronts(Interconnect interconnect, Routes routes, QueueSchedulers schedulers) {
        description.controllers().forEach((name, component) -> {
            ControllerFront front = interconnect.front(name);
            if (front != null) {
                interconnect.linkTo(name).attach(front, front.queueDepth());
                RunControllerBelow below = new RunControllerBelow(
                        host(name, List.of()), environment.factories(), schedulers, routes.below(name));
                RefusedComponentException.make(RefusedComponentException.place("controllers", name), component, () -> {
                    front.attach(below);
                    return front;
                });
            }
        });
    }

    private void makeDriver(Routes routes, QueueSchedulers schedulers) {
        List<Route> attached = routes.below(StackDescription.DRIVER);
        List<BlockTarget> paths = new ArrayList<>();
        for (Route route : attached) {
            paths.add(
                    environment.timeline() == null
                            ? route.target()
                            : new TracedPath(
                                    route.target(), paths.size(), environment.events(), environment.timeline()));
        }
        RunDriverContext context = new RunDriverContext(
                environment.events(),
                environment.metrics().of(StackDescription.DRIVER),
                environment.pool().schema(),
                new PurposeStreams(environment.streams(), StackDescription.DRIVER),
                environment.factories()::make,
                attached,
                paths,
                routes,
                schedulers);
        Driver driver = RefusedComponentException.make(
                KeyPath.ROOT.key("driver"),
                description.driver(),
                () -> environment.factories().make(DriverFactory.KIND, description.driver(), context));
        for (int i = 0; i < attached.size(); i++) {
            int index = i;
            Route route = attached.get(i);
            AddressSpace.Last last = new AddressSpace.Last(() -> driver.lastSector(index), () -> driver.lastEnd(index));
            spaces.put(route.name(), List.of(AddressSpace.of(route.name(), route.device(), last, driver, index)));
        }
    }

    private RunLayerContext host(String name, List<Unit> below) {
        return new RunLayerContext(name, environment, environment.metrics().of(name), below);
    }

    private List<AddressSpace> spacesOf(String name, LayerPlacement placement) {
        List<Unit> below = new ArrayList<>();
        for (String member : placement.over()) {
            for (AddressSpace space : spacesOf(member)) {
                below.add(space.viewedAs(
                        below.size(), new MemberObserver(members, members.add(space.name()), environment.events())));
            }
        }
        RunLayerContext host = host(name, List.copyOf(below));
        Layer layer = RefusedComponentException.make(
                RefusedComponentException.place("layers", name).key("layer"),
                placement.layer(),
                () -> environment.factories().make(LayerFactory.KIND, placement.layer(), host));
        List<AddressSpace> presented = new ArrayList<>();
        for (int i = 0; i < layer.units(); i++) {
            String unit = layer.units() == 1
                    ? name
                    : name + "." + (i < below.size() ? below.get(i).name() : i);
            presented.add(AddressSpace.of(unit, layer, i));
        }
        return presented;
    }

    private List<AddressSpace> spacesOf(String name) {
        List<AddressSpace> known = spaces.get(name);
        if (known == null) {
            throw new IllegalArgumentException("a layer is above '" + name + "', which does not exist");
        }
        return known;
    }
}
