package org.spindle.disk.bus;

import jakarta.inject.Inject;
import org.spindle.spi.bus.Bus;
import org.spindle.spi.bus.BusContext;
import org.spindle.spi.bus.BusFactory;

/** Makes interleaved buses. */
public final class InterleavedBusFactory implements BusFactory<InterleavedBusConfig> {

    @Inject
    public InterleavedBusFactory() {}

    @Override
    public Bus create(InterleavedBusConfig config, BusContext context) {
        return new InterleavedBus(config, context.attached(), context.events(), context.metrics());
    }
}
