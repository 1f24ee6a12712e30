package org.spindle.spi.bus;

import org.spindle.spi.metric.Metrics;
import org.spindle.spi.sim.EventLoop;

/** Makes the controllers of one type. */
public interface ControllerFactory<C extends Record> {

    Controller create(C config, String name, EventLoop events, Metrics metrics);
}
