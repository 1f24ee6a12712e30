package org.spindle.spi.bus;

import org.spindle.spi.metric.Metrics;
import org.spindle.spi.sim.EventLoop;

/** The context of one bus. */
public interface BusContext {

    /** Returns the bus's name in the scenario. */
    String name();

    /** Returns the number of clients, including the one above. */
    int attached();

    EventLoop events();

    /** Returns the metrics of the bus. */
    Metrics metrics();
}
