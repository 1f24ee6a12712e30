package org.spindle.experiment;

import org.spindle.spi.bus.BusContext;
import org.spindle.spi.metric.Metrics;
import org.spindle.spi.sim.EventLoop;

/** What a bus is given. */
record BusHost(String name, int attached, EventLoop events, Metrics metrics) implements BusContext {}
