package org.spindle.disk.fixed;

import org.spindle.spi.bus.BusPort;
import org.spindle.spi.request.Request;
import org.spindle.spi.sim.EventLoop;

/**
 * The bus side of the device: it releases the bus as soon as a command has arrived, and completes requests without it.
 */
record ConversationSide(BusPort bus, EventLoop events) implements HostSide {

    @Override
    public void commandArrived() {
        if (bus.isOwned()) {
            bus.release();
        }
    }

    @Override
    public void complete(Request request) {
        request.complete(events.now());
    }
}
