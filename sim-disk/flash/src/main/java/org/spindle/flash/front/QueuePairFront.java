package org.spindle.flash.front;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.spindle.spi.device.DeviceContext;
import org.spindle.spi.device.QueuePairDevice;
import org.spindle.spi.device.RequestMix;
import org.spindle.spi.device.ServiceForecast;

/** Receives commands from queue pairs. */
final class QueuePairFront extends ServedDevice implements QueuePairDevice {

    private final FetchedCommands commands;

    QueuePairFront(DeviceContext context, CommandServer server, FetchedCommands commands) {
        super(context, server);
        this.commands = commands;
    }

    @Override
    public void commandsWaiting() {
        commands.fetch();
    }

    @Override
    public @Nullable ServiceForecast forecast(RequestMix mix) {
        ServiceForecast inside = server.forecast(mix);
        if (inside == null) {
            return null;
        }
        List<String> leftOut = new ArrayList<>(inside.leftOut());
        leftOut.add("the times of its queue pairs");
        return new ServiceForecast(inside.meanNanos(), inside.scv(), inside.servers(), 0, 0, false, leftOut);
    }
}
