package org.spindle.disk.bus;

import jakarta.inject.Inject;
import org.spindle.spi.bus.Controller;
import org.spindle.spi.bus.ControllerFactory;
import org.spindle.spi.metric.Metrics;
import org.spindle.spi.sim.EventLoop;

/** Makes pass-through controllers. */
public final class PassThroughFactory implements ControllerFactory<PassThroughConfig> {

    @Inject
    public PassThroughFactory() {}

    @Override
    public Controller create(PassThroughConfig config, String name, EventLoop events, Metrics metrics) {
        long delay = config.messageDelay().nanos();
        return () -> delay;
    }
}
