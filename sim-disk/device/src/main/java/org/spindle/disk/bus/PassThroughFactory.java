package org.spindle.disk.bus;

import jakarta.inject.Inject;
import org.spindle.spi.bus.Controller;
import org.spindle.spi.bus.ControllerContext;
import org.spindle.spi.bus.ControllerFactory;

/** Makes pass-through controllers. */
public final class PassThroughFactory implements ControllerFactory<PassThroughConfig> {

    @Inject
    public PassThroughFactory() {}

    @Override
    public Controller create(PassThroughConfig config, ControllerContext context) {
        return new PassThrough(config.messageDelay().nanos());
    }

    private record PassThrough(long messageDelay) implements Controller {}
}
