package org.spindle.stack;

import java.util.List;
import java.util.Map;
import org.spindle.spi.Component;

/** The storage stack as a scenario describes it. The order of each map and list is that of the scenario. */
public interface StackDescription {

    /** The name under which the topology and results know the device driver. */
    String DRIVER = "driver";

    /** The devices by name. */
    Map<String, Component> devices();

    /** The controllers by name. */
    Map<String, Component> controllers();

    /** The buses by name. */
    Map<String, Component> buses();

    /** Where the buses are; a device on no bus has a connection of its own. */
    List<? extends BusPlacement> topology();

    /** The layers by name. */
    Map<String, ? extends LayerPlacement> layers();

    /** The observers of the run by name: they report metrics as components of the stack do, and share their names. */
    default Map<String, Component> observers() {
        return Map.of();
    }

    /** The links that are configured, by the name of their device. */
    Map<String, LinkConfig> links();

    /** The device driver. */
    Component driver();

    /** Where one bus is. */
    interface BusPlacement {

        /** Name of the bus. */
        String bus();

        /** What the bus hangs below: {@link StackDescription#DRIVER} or the name of a controller. */
        String below();

        /** Names of the devices and controllers on the bus, from slot 1; slot 0 is what the bus hangs below. */
        List<String> attached();
    }

    /** Where one layer is. */
    interface LayerPlacement {

        /** Names of the devices and layers that the layer stands over, in order. */
        List<String> over();

        /** The layer itself. */
        Component layer();
    }
}
