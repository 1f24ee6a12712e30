package org.spindle.disk.bus;

import jakarta.inject.Inject;
import java.util.List;
import org.spindle.spi.bus.Controller;
import org.spindle.spi.bus.ControllerContext;
import org.spindle.spi.bus.ControllerFactory;

/** Makes pass-through controllers. */
public final class PassThroughFactory implements ControllerFactory<PassThroughConfig> {

    @Inject
    public PassThroughFactory() {}

    @Override
    public Controller create(PassThroughConfig config, ControllerContext context) {
        return new PassThrough(config.messageDelay().nanos(), config.compat());
    }

    private record PassThrough(long messageDelay, List<ControllerCompat> compat) implements Controller {
        @Override
        public boolean delaysCommandsOnBusBelow() {
            return ControllerCompat.DELAY_ON_BUS.isIn(compat);
        }

        @Override
        public boolean decouplesData() {
            return ControllerCompat.PACE_OF_BUS_BELOW.isIn(compat);
        }
    }
}
