package org.spindle.flash.front;

import java.util.function.Function;
import org.spindle.spi.device.Device;
import org.spindle.spi.device.DeviceContext;

/** Puts the front that a link asks for before the inside of a device. */
public final class Front {

    private Front() {}

    /**
     * Makes the device.
     *
     * @param inside makes what serves the commands
     */
    public static Device of(HostLink link, DeviceContext context, Function<FinishedCommands, CommandServer> inside) {
        return link == HostLink.QUEUE_PAIRS
                ? new QueuePairFront(context, inside)
                : new ConversationFront(context, inside);
    }
}
