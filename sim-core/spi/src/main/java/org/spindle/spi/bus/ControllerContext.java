package org.spindle.spi.bus;

import org.spindle.spi.metric.Metrics;
import org.spindle.spi.request.RequestSchema;
import org.spindle.spi.sim.EventLoop;

/** What a controller may know and ask; implemented by the host. */
public interface ControllerContext {

    /** The controller's name in the scenario. */
    String name();

    EventLoop events();

    Metrics metrics();

    /** Where the controller declares what it does with requests. */
    RequestSchema requestSchema();

    /** The controller's connection to the bus above it, for one with a front. */
    BusPort above();
}
