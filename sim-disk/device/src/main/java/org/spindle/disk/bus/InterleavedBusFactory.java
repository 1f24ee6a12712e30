package org.spindle.disk.bus;

import jakarta.inject.Inject;
import org.spindle.spi.bus.Bus;
import org.spindle.spi.bus.BusFactory;
import org.spindle.spi.metric.Metrics;
import org.spindle.spi.sim.EventLoop;

/** Makes interleaved buses. */
public final class InterleavedBusFactory implements BusFactory<InterleavedBusConfig> {

    @Inject
    public InterleavedBusFactory() {}

    @Override
    public Bus create(InterleavedBusConfig config, String name, int attached, EventLoop events, Metrics metrics) {
        return new InterleavedBus(config, attached, events, metrics);
    }
}
