package org.spindle.disk.fixed;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.spindle.spi.device.DeviceContext;
import org.spindle.spi.device.QueuePairDevice;
import org.spindle.spi.device.RequestMix;
import org.spindle.spi.device.ServiceForecast;
import org.spindle.spi.link.QueuePairPort;
import org.spindle.spi.request.Request;

/** The same servers behind queue pairs: it fetches commands while it holds fewer than its queue depth. */
final class QueuePairFixedDevice implements QueuePairDevice, HostSide {

    private final QueuePairPort port;
    private final FixedDevice servers;
    /** Commands requested and not completed. */
    private int held;

    QueuePairFixedDevice(FixedConfig config, DeviceContext context) {
        port = context.queuePairs();
        servers = new FixedDevice(config, context, this);
    }

    @Override
    public void commandsWaiting() {
        while (held < servers.queueDepth() && port.fetch()) {
            held++;
        }
    }

    @Override
    public void submit(Request request) {
        servers.submit(request);
    }

    @Override
    public void commandArrived() {}

    @Override
    public void complete(Request request) {
        port.post(request);
        held--;
        commandsWaiting();
    }

    @Override
    public long sectors() {
        return servers.sectors();
    }

    @Override
    public int queueDepth() {
        return servers.queueDepth();
    }

    @Override
    public @Nullable ServiceForecast forecast(RequestMix mix) {
        ServiceForecast service = servers.forecast(mix);
        List<String> leftOut = new ArrayList<>(service.leftOut());
        leftOut.add("the times of its link for doorbells, fetches and completions");
        return new ServiceForecast(
                service.meanNanos(),
                service.scv(),
                service.servers(),
                service.busReturns(),
                service.busNanos(),
                service.dataOnBus(),
                leftOut);
    }
}
