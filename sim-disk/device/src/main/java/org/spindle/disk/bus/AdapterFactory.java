package org.spindle.disk.bus;

import jakarta.inject.Inject;
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
        return new Adapter(config.messageTime().nanos(), config.sectorTime().picos());
    }

    private record Adapter(long messageDelay, long sectorTimePicos) implements Controller {

        @Override
        public boolean answers(Message message) {
            return message != Message.RECONNECT;
        }
    }
}
