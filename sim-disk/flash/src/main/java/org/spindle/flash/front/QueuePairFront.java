package org.spindle.flash.front;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;
import org.spindle.spi.device.DeviceContext;
import org.spindle.spi.device.QueuePairDevice;
import org.spindle.spi.device.RequestMix;
import org.spindle.spi.device.ServiceForecast;
import org.spindle.spi.link.QueuePairPort;
import org.spindle.spi.request.CommonTimes;
import org.spindle.spi.request.Request;
import org.spindle.spi.request.TimeComponent;
import org.spindle.spi.sim.EventLoop;

/** Fetches commands from queue pairs while fewer than the queue depth are inside. */
final class QueuePairFront implements QueuePairDevice, FinishedCommands {

    private final QueuePairPort port;
    private final EventLoop events;
    private final CommandServer server;
    private final TimeComponent deviceWait;
    /** Commands requested and not completed. */
    private int held;

    QueuePairFront(DeviceContext context, Function<FinishedCommands, CommandServer> inside) {
        port = context.queuePairs();
        events = context.events();
        server = inside.apply(this);
        deviceWait = CommonTimes.deviceWait(context.requestSchema());
    }

    @Override
    public void commandsWaiting() {
        while (held < server.queueDepth() && port.fetch()) {
            held++;
        }
    }

    @Override
    public void submit(Request request) {
        request.clock().enter(deviceWait, events.now());
        server.serve(request);
    }

    @Override
    public void complete(Request request) {
        port.post(request);
        held--;
        commandsWaiting();
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
