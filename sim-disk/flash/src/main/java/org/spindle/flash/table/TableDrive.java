package org.spindle.flash.table;

import org.spindle.flash.front.CommandServer;
import org.spindle.flash.front.CommandSlots;
import org.spindle.flash.front.FinishedCommands;
import org.spindle.spi.device.DeviceContext;
import org.spindle.spi.metric.Counter;
import org.spindle.spi.metric.Level;
import org.spindle.spi.request.Request;
import org.spindle.spi.request.Stage;
import org.spindle.spi.request.TimeComponent;
import org.spindle.spi.sim.EventHandler;
import org.spindle.spi.sim.EventLoop;

/** Serves all its requests in parallel, each in the time of the table for the number outstanding at its arrival. */
final class TableDrive implements CommandServer, EventHandler {

    private final TableConfig config;
    private final EventLoop events;
    private final FinishedCommands finished;
    private final CommandSlots slots;
    private final TableTimes times;
    private final TimeComponent time;
    private final Level outstanding;
    private final Counter lessons;
    private final Submitters submitters = new Submitters();
    private final boolean countsSubmitters;
    private int inside;

    TableDrive(TableConfig config, DeviceContext context, FinishedCommands finished) {
        this.config = config;
        this.finished = finished;
        events = context.events();
        slots = new CommandSlots(config.queueDepth());
        times = new TableTimes(config, context.random());
        countsSubmitters = times.knowSubmitters();
        time = context.requestSchema().time("table", "The time of the device's table.", Stage.DEVICE);
        outstanding = context.metrics().level("requests-inside", "requests", "Requests at the device");
        lessons = context.metrics().counter("requests-learnt", "requests", "Requests that the table has learnt from");
    }

    @Override
    public void serve(Request request) {
        int slot = slots.take(request, events.now());
        outstanding.set(++inside);
        if (countsSubmitters) {
            submitters.enters(request.process());
        }
        long nanos = nanos(request);
        request.spend(time, nanos);
        events.schedule(events.now() + nanos, this, 0, slot);
    }

    private long nanos(Request request) {
        LearnedFrom learning = config.learning();
        long recorded = learning == null ? Request.NONE : learning.of(request);
        if (recorded != Request.NONE) {
            lessons.add(1);
            times.learn(request, submitters.count(), inside, recorded);
            return recorded;
        }
        return times.nanos(request, submitters.count(), inside);
    }

    @Override
    public void handle(int event, long arg) {
        inside--;
        outstanding.set(inside);
        Request request = slots.release((int) arg);
        if (countsSubmitters) {
            submitters.leaves(request.process());
        }
        finished.complete(request);
    }

    @Override
    public long sectors() {
        return config.capacity().sectors();
    }

    @Override
    public int queueDepth() {
        return config.queueDepth();
    }
}
