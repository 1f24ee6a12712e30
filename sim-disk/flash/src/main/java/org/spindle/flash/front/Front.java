package org.spindle.flash.front;

import java.util.function.Function;
import org.spindle.spi.device.Device;
import org.spindle.spi.device.DeviceContext;
import org.spindle.spi.sim.EventLoop;

/** Combines the front of a link with the inside of a device. */
public final class Front {

    private Front() {}

    /**
     * Creates the device.
     *
     * @param inside creates the server of the commands
     */
    public static Device of(HostLink link, DeviceContext context, Function<FinishedCommands, CommandServer> inside) {
        if (link == HostLink.CONVERSATION) {
            EventLoop events = context.events();
            return new ConversationFront(context, inside.apply(request -> request.complete(events.now())));
        }
        FetchedCommands commands = new FetchedCommands(context.queuePairs());
        CommandServer server = inside.apply(commands);
        commands.limit(server.queueDepth());
        return new QueuePairFront(context, server, commands);
    }
}
