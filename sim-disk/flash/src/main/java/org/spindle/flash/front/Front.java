package org.spindle.flash.front;

import java.util.function.Function;
import org.spindle.spi.device.Device;
import org.spindle.spi.device.DeviceContext;

/** Combines the front of a link with the inside of a device. */
public final class Front {

    private Front() {}

    /**
     * Creates the device.
     *
     * @param inside creates the server of the commands
     */
    public static Device of(HostLink link, DeviceContext context, Function<FinishedCommands, CommandServer> inside) {
        return link == HostLink.QUEUE_PAIRS
                ? new QueuePairFront(context, inside)
                : new ConversationFront(context, inside);
    }
}
