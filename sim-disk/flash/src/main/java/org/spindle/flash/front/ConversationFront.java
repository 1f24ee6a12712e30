package org.spindle.flash.front;

import org.jspecify.annotations.Nullable;
import org.spindle.spi.bus.BusPort;
import org.spindle.spi.device.Device;
import org.spindle.spi.device.DeviceContext;
import org.spindle.spi.device.RequestMix;
import org.spindle.spi.device.ServiceForecast;
import org.spindle.spi.request.CommonTimes;
import org.spindle.spi.request.Request;
import org.spindle.spi.request.TimeComponent;
import org.spindle.spi.sim.EventLoop;

/**
 * Receives commands by conversation and releases the bus at once. Data and completions go over the device's own link
 * with its configured rate, and not over the buses above it.
 */
final class ConversationFront implements Device {

    private final BusPort bus;
    private final EventLoop events;
    private final CommandServer server;
    private final TimeComponent deviceWait;

    ConversationFront(DeviceContext context, CommandServer server) {
        this.server = server;
        bus = context.bus();
        events = context.events();
        deviceWait = CommonTimes.deviceWait(context.requestSchema());
    }

    @Override
    public void submit(Request request) {
        if (bus.isOwned()) {
            bus.release();
        }
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
        return server.forecast(mix);
    }
}
