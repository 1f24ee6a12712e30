package org.spindle.spi.bus;

import org.spindle.spi.Parts;
import org.spindle.spi.metric.Metrics;
import org.spindle.spi.request.RequestSchema;
import org.spindle.spi.sim.EventLoop;
import org.spindle.spi.sim.RandomStream;

/** The information and services that a controller gets from Spindle. */
public interface ControllerContext {

    /** Returns the controller's name in the scenario. */
    String name();

    EventLoop events();

    Metrics metrics();

    /** Returns the schema in which the controller declares the times and quantities of its requests. */
    RequestSchema requestSchema();

    /** Returns the random stream of a purpose. Each purpose has its own, so that an extra draw shifts no other. */
    RandomStream random(String purpose);

    /** Returns the factory of the components that the controller is configured with. */
    default Parts parts() {
        return Parts.NONE;
    }

    /** Returns the controller's connection to the bus above it, for one with a front. */
    BusPort above();
}
