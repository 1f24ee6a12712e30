package org.spindle.spi.bus;

import org.spindle.spi.metric.Metrics;
import org.spindle.spi.sim.EventLoop;

/** Makes the buses of one type. */
public interface BusFactory<C extends Record> {

    /**
     * @param name the bus's name in the scenario
     * @param attached how many clients it will have, the one above included
     */
    Bus create(C config, String name, int attached, EventLoop events, Metrics metrics);
}
