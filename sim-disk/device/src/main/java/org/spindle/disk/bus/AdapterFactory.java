package org.spindle.disk.bus;

import jakarta.inject.Inject;
import java.util.List;
import org.spindle.spi.bus.BusPort.Message;
import org.spindle.spi.bus.Controller;
import org.spindle.spi.bus.ControllerContext;
import org.spindle.spi.bus.ControllerFactory;

/** Makes host adapters. */
public final class AdapterFactory implements ControllerFactory<AdapterConfig> {

    @Inject
    public AdapterFactory() {}

    @Override
    public Controller create(AdapterConfig config, ControllerContext context) {
        return new Adapter(config.messageTime().nanos(), config.sectorTime().picos(), config.compat());
    }

    private record Adapter(long messageDelay, long sectorTimePicos, List<ControllerCompat> compat)
            implements Controller {

        @Override
        public boolean delaysCommandsOnBusBelow() {
            return ControllerCompat.DELAY_ON_BUS.isIn(compat);
        }

        @Override
        public boolean decouplesData() {
            return ControllerCompat.PACE_OF_BUS_BELOW.isIn(compat);
        }

        @Override
        public boolean answers(Message message) {
            return message != Message.RECONNECT;
        }
    }
}
