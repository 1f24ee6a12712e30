package org.spindle.disk.bus;

import jakarta.inject.Inject;
import org.spindle.spi.bus.Bus;
import org.spindle.spi.bus.BusFactory;
import org.spindle.spi.metric.Metrics;
import org.spindle.spi.sim.EventLoop;

/** Makes exclusive buses. */
public final class ExclusiveBusFactory implements BusFactory<ExclusiveBusConfig> {

    @Inject
    public ExclusiveBusFactory() {}

    @Override
    public Bus create(ExclusiveBusConfig config, String name, int attached, EventLoop events, Metrics metrics) {
        return new ExclusiveBus(config, attached, events, metrics);
    }
}
