package org.spindle.flash.front;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.spindle.spi.device.DeviceContext;
import org.spindle.spi.device.QueuePairDevice;
import org.spindle.spi.device.RequestMix;
import org.spindle.spi.device.ServiceForecast;
import org.spindle.spi.request.CommonTimes;
import org.spindle.spi.request.Request;
import org.spindle.spi.request.TimeComponent;
import org.spindle.spi.sim.EventLoop;

/** Receives commands from queue pairs. */
final class QueuePairFront implements QueuePairDevice {

    private final EventLoop events;
    private final CommandServer server;
    private final FetchedCommands commands;
    private final TimeComponent deviceWait;

    QueuePairFront(DeviceContext context, CommandServer server, FetchedCommands commands) {
        this.server = server;
        this.commands = commands;
        events = context.events();
        deviceWait = CommonTimes.deviceWait(context.requestSchema());
    }

    @Override
    public void commandsWaiting() {
        commands.fetch();
    }

    @Override
    public void submit(Request request) {
        request.clock().enter(deviceWait, events.now());
        server.serve(request);
    }

    @Override
    public long sectors() {
        return server.sectors();
    }

    @Override
    public int queueDepth() {
        return server.queueDepth();
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
