package org.spindle.flash.front;

import org.spindle.spi.device.Device;
import org.spindle.spi.device.DeviceContext;
import org.spindle.spi.request.CommonTimes;
import org.spindle.spi.request.Request;
import org.spindle.spi.request.TimeComponent;
import org.spindle.spi.sim.EventLoop;

/** A device whose commands a {@link CommandServer} serves, whatever they arrive on. */
abstract class ServedDevice implements Device {

    final CommandServer server;
    private final EventLoop events;
    private final TimeComponent deviceWait;

    ServedDevice(DeviceContext context, CommandServer server) {
        this.server = server;
        events = context.events();
        deviceWait = CommonTimes.deviceWait(context.requestSchema());
    }

    @Override
    public void submit(Request request) {
        request.clock().enter(deviceWait, events.now());
        server.serve(request);
    }

    @Override
    public final long sectors() {
        return server.sectors();
    }

    @Override
    public final int queueDepth() {
        return server.queueDepth();
    }
}
