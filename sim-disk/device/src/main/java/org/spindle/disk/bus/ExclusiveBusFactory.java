package org.spindle.disk.bus;

import jakarta.inject.Inject;
import org.spindle.spi.bus.Bus;
import org.spindle.spi.bus.BusContext;
import org.spindle.spi.bus.BusFactory;

/** Makes exclusive buses. */
public final class ExclusiveBusFactory implements BusFactory<ExclusiveBusConfig> {

    @Inject
    public ExclusiveBusFactory() {}

    @Override
    public Bus create(ExclusiveBusConfig config, BusContext context) {
        return new ExclusiveBus(config, context.attached(), context.events(), context.metrics());
    }
}
