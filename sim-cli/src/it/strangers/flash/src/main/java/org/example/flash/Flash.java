package org.example.flash;

import org.spindle.spi.bus.BusClient;
import org.spindle.spi.device.Device;
import org.spindle.spi.device.DeviceContext;
import org.spindle.spi.request.CommonTimes;
import org.spindle.spi.request.Request;
import org.spindle.spi.request.Stage;
import org.spindle.spi.request.TimeComponent;
import org.spindle.spi.sim.EventHandler;

/**
 * Serves one request at a time. It releases the bus when the command has arrived, works, and acquires it again to report
 * completion; the transfer of data is not modelled. The request records which part of the time is access and which is
 * garbage collection; the rest, the decoding of the command, is overhead in the results.
 */
final class Flash implements Device, EventHandler, BusClient {

    private final FlashConfig config;
    private final DeviceContext context;
    private final TimeComponent command;
    private final TimeComponent access;
    private final TimeComponent collection;
    private Request current;
    private long served;

    Flash(FlashConfig config, DeviceContext context) {
        this.config = config;
        this.context = context;
        command = CommonTimes.overhead(context.requestSchema());
        access = context.requestSchema().time("flash-read", "Reading pages.", Stage.DEVICE);
        collection = context.requestSchema().waiting("gc-stall", "Waiting for garbage collection.", Stage.DEVICE);
    }

    @Override
    public long sectors() {
        return config.capacity().sectors();
    }

    @Override
    public int queueDepth() {
        return 1;
    }

    @Override
    public void submit(Request request) {
        context.bus().release();
        current = request;
        long stall = (++served % config.collectionEvery() == 0 ? 1 : 0)
                * config.collection().nanos();
        request.clock().enter(command, context.events().now());
        request.spend(access, config.access().nanos());
        request.spend(collection, stall);
        long work = config.command().nanos() + config.access().nanos() + stall;
        context.events().schedule(context.events().now() + work, this, 0, 0);
    }

    /** The work for the current request is done. */
    @Override
    public void handle(int op, long arg) {
        context.bus().acquire(this);
    }

    @Override
    public void busGranted() {
        context.bus().release();
        current.complete(context.events().now());
    }
}
