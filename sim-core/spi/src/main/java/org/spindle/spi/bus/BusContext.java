package org.spindle.spi.bus;

import org.spindle.spi.metric.Metrics;
import org.spindle.spi.sim.EventLoop;

/** The surroundings of one bus. */
public interface BusContext {

    /** The bus's name in the scenario. */
    String name();

    /** How many clients it will have, the one above included. */
    int attached();

    EventLoop events();

    /** Where the bus registers what it measures. */
    Metrics metrics();
}
