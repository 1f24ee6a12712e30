package org.spindle.stack;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.spindle.spi.bus.ControllerFront;
import org.spindle.spi.device.Device;
import org.spindle.spi.link.DeviceLink;
import org.spindle.spi.request.BlockTarget;

/** The routes from the driver and from controllers with a front to the devices below them. */
final class Routes {

    private final Interconnect interconnect;
    private final Map<String, AttachedDevice> devices;

    /** Names of the devices below the driver and each controller with a front, in the scenario's order, which numbers them. */
    private final Map<String, List<String>> below = new LinkedHashMap<>();

    /** A device and its link. */
    record AttachedDevice(Device device, DeviceLink link) {}

    Routes(Interconnect interconnect, Map<String, AttachedDevice> devices) {
        this.interconnect = interconnect;
        this.devices = devices;
        for (String device : devices.keySet()) {
            String owner = interconnect.ownerOf(device);
            below.computeIfAbsent(owner, name -> new ArrayList<>()).add(device);
            while (!owner.equals(StackDescription.DRIVER)) {
                owner = interconnect.ownerOf(owner);
                below.computeIfAbsent(owner, name -> new ArrayList<>()).add(device);
            }
        }
    }

    /** Returns the routes to all devices below the driver or a controller with a front. */
    List<Route> below(String owner) {
        List<Route> routes = new ArrayList<>();
        for (String device : below.getOrDefault(owner, List.of())) {
            routes.add(route(owner, device, routes.size()));
        }
        return routes;
    }

    /** Returns the first endpoint on the route from the driver to a device: the device, or a controller with a front. */
    String firstEndpoint(String device) {
        return firstEndpoint(StackDescription.DRIVER, device);
    }

    private String firstEndpoint(String owner, String device) {
        String endpoint = device;
        for (String above = interconnect.ownerOf(endpoint);
                !above.equals(owner);
                above = interconnect.ownerOf(endpoint)) {
            endpoint = above;
        }
        return endpoint;
    }

    private Route route(String owner, String name, int index) {
        AttachedDevice attached = devices.get(name);
        if (attached == null) {
            throw new IllegalStateException("no device " + name);
        }
        Device device = attached.device();
        String endpoint = firstEndpoint(owner, name);
        ControllerFront front = interconnect.front(endpoint);
        if (front == null) {
            DeviceLink link = attached.link();
            return new Route(name, device, link, link.hardwareQueues(), link.queueDepth());
        }
        int number = below.getOrDefault(endpoint, List.of()).indexOf(name);
        BlockTarget numbered = AddressSpace.of(
                        name, device, AddressSpace.Last.NONE, interconnect.linkTo(endpoint), number)
                .viewedAs(index, UnitObserver.NONE);
        return new Route(name, device, numbered, 1, front.queueDepth());
    }
}
