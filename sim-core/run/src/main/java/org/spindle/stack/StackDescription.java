package org.spindle.stack;

import java.util.List;
import java.util.Map;
import org.spindle.spi.Component;

/** The storage stack described by a scenario. The order of each map and list is that of the scenario. */
public interface StackDescription {

    /** The name of the device driver in topologies and results. */
    String DRIVER = "driver";

    /** Returns the devices by name. */
    Map<String, Component> devices();

    /** Returns the controllers by name. */
    Map<String, Component> controllers();

    /** Returns the buses by name. */
    Map<String, Component> buses();

    /** Returns the placement of the buses; a device on no bus has its own connection. */
    List<? extends BusPlacement> topology();

    /** Returns the layers by name. */
    Map<String, ? extends LayerPlacement> layers();

    /**
     * Returns the observers of the run by name: they report metrics as components of the stack do, and share the name space
     * with them.
     */
    default Map<String, Component> observers() {
        return Map.of();
    }

    /** Returns the links that are configured, by the name of their device. */
    Map<String, LinkConfig> links();

    /** Returns the device driver. */
    Component driver();

    /** The placement of one bus. */
    interface BusPlacement {

        /** Returns the name of the bus. */
        String bus();

        /** Returns the upper end of the bus: {@link StackDescription#DRIVER} or the name of a controller. */
        String below();

        /** Returns the names of the devices and controllers on the bus, from slot 1; slot 0 is the upper end. */
        List<String> attached();
    }

    /** The placement of one layer. */
    interface LayerPlacement {

        /** Returns the names of the devices and layers below the layer, in order. */
        List<String> over();

        /** Returns the layer itself. */
        Component layer();
    }
}
