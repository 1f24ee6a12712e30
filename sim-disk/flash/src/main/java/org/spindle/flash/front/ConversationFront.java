package org.spindle.flash.front;

import org.jspecify.annotations.Nullable;
import org.spindle.spi.bus.BusPort;
import org.spindle.spi.device.DeviceContext;
import org.spindle.spi.device.RequestMix;
import org.spindle.spi.device.ServiceForecast;
import org.spindle.spi.request.Request;

/**
 * Receives commands by conversation and releases the bus at once. Data and completions go over the device's own link
 * with its configured rate, and not over the buses above it.
 */
final class ConversationFront extends ServedDevice {

    private final BusPort bus;

    ConversationFront(DeviceContext context, CommandServer server) {
        super(context, server);
        bus = context.bus();
    }

    @Override
    public void submit(Request request) {
        if (bus.isOwned()) {
            bus.release();
        }
        super.submit(request);
    }

    @Override
    public @Nullable ServiceForecast forecast(RequestMix mix) {
        return server.forecast(mix);
    }
}
