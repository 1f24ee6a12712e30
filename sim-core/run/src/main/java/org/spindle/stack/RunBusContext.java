package org.spindle.stack;

import org.spindle.random.PurposeStreams;
import org.spindle.spi.Parts;
import org.spindle.spi.bus.BusContext;
import org.spindle.spi.metric.Metrics;
import org.spindle.spi.sim.EventLoop;
import org.spindle.spi.sim.RandomStream;

/** The context of one bus. */
record RunBusContext(String name, int attached, EventLoop events, Metrics metrics, PurposeStreams streams, Parts parts)
        implements BusContext {

    @Override
    public RandomStream random(String purpose) {
        return streams.of(purpose);
    }
}
