package org.spindle.stack;

import org.spindle.spi.bus.BusContext;
import org.spindle.spi.metric.Metrics;
import org.spindle.spi.sim.EventLoop;

/** The context of one bus. */
record BusHost(String name, int attached, EventLoop events, Metrics metrics) implements BusContext {}
