package org.spindle.experiment;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.spindle.experiment.Scenario.BusLink;
import org.spindle.spi.bus.ControllerFront;
import org.spindle.spi.device.Device;
import org.spindle.spi.request.BlockTarget;

/** How requests get from the driver and from controllers with a front to the devices below them. */
final class Ways {

    private final Fabric fabric;
    private final Map<String, Device> devices;

    /** Names of the devices below each controller with a front, in the scenario's order: they are numbered by it. */
    private final Map<String, List<String>> below = new LinkedHashMap<>();

    Ways(Fabric fabric, Map<String, Device> devices) {
        this.fabric = fabric;
        this.devices = devices;
        for (String device : devices.keySet()) {
            String owner = fabric.ownerOf(device);
            below.computeIfAbsent(owner, name -> new ArrayList<>()).add(device);
            while (!owner.equals(BusLink.DRIVER)) {
                owner = fabric.ownerOf(owner);
                below.computeIfAbsent(owner, name -> new ArrayList<>()).add(device);
            }
        }
    }

    /** The ways to all devices below the driver or a controller with a front. */
    List<Way> below(String owner) {
        List<Way> ways = new ArrayList<>();
        for (String device : below.getOrDefault(owner, List.of())) {
            ways.add(way(owner, device, ways.size()));
        }
        return ways;
    }

    /**
     * The first end on the way from the driver to a device: the device itself, or a controller with a front.
     */
    String firstEnd(String device) {
        return firstEnd(BusLink.DRIVER, device);
    }

    private String firstEnd(String owner, String device) {
        String end = device;
        for (String above = fabric.ownerOf(end); !above.equals(owner); above = fabric.ownerOf(end)) {
            end = above;
        }
        return end;
    }

    private Way way(String owner, String name, int index) {
        Device device = devices.get(name);
        if (device == null) {
            throw new IllegalStateException("no device " + name);
        }
        String end = firstEnd(owner, name);
        ControllerFront front = fabric.front(end);
        if (front == null) {
            return new Way(name, device, fabric.pathTo(end), device.queueDepth());
        }
        int number = below.getOrDefault(end, List.of()).indexOf(name);
        BlockTarget numbered = new UnitBelow(
                name, device.sectors(), device::refusal, sector -> 0, null, fabric.pathTo(end), number, index);
        return new Way(name, device, numbered, front.queueDepth());
    }
}
