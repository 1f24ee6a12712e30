package org.spindle.disk.fixed;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.spindle.spi.device.DeviceContext;
import org.spindle.spi.device.QueuePairDevice;
import org.spindle.spi.device.RequestMix;
import org.spindle.spi.device.ServiceForecast;
import org.spindle.spi.request.Request;

/** The same servers behind queue pairs. */
final class QueuePairFixedDevice implements QueuePairDevice {

    private final QueuePairSide host;
    private final FixedDevice servers;

    QueuePairFixedDevice(FixedConfig config, DeviceContext context) {
        host = new QueuePairSide(context.queuePairs(), config.depth());
        servers = new FixedDevice(config, context, host);
    }

    @Override
    public void commandsWaiting() {
        host.fetch();
    }

    @Override
    public void submit(Request request) {
        servers.submit(request);
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
