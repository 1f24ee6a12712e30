package org.spindle.flash.blackbox;

import org.spindle.flash.front.CommandServer;
import org.spindle.flash.front.CommandSlots;
import org.spindle.flash.front.FinishedCommands;
import org.spindle.spi.device.DeviceContext;
import org.spindle.spi.metric.Level;
import org.spindle.spi.request.Request;
import org.spindle.spi.request.Stage;
import org.spindle.spi.request.TimeComponent;
import org.spindle.spi.sim.EventHandler;
import org.spindle.spi.sim.EventLoop;
import org.spindle.spi.sim.RandomStream;

/** Serves all its requests in parallel, each in a time that is drawn when it arrives. */
final class BlackBoxDrive implements CommandServer, EventHandler {

    private final BlackBoxConfig config;
    private final TimeTrees trees;
    private final EventLoop events;
    private final RandomStream random;
    private final FinishedCommands finished;
    private final CommandSlots slots;
    private final TimeComponent time;
    private final Level outstanding;
    private final AccessHistory history = new AccessHistory();
    private final double[] numbers = new double[AccessHistory.names().size()];
    private int inside;

    BlackBoxDrive(BlackBoxConfig config, TimeTrees trees, DeviceContext context, FinishedCommands finished) {
        this.config = config;
        this.trees = trees;
        this.finished = finished;
        events = context.events();
        random = context.random();
        slots = new CommandSlots(config.queueDepth());
        time = context.requestSchema().time("black-box", "The time of the device's trees.", Stage.DEVICE);
        outstanding = context.metrics().level("requests-inside", "requests", "Requests at the device");
    }

    @Override
    public void serve(Request request) {
        int slot = slots.take(request, events.now());
        outstanding.set(++inside);
        history.arrives(request.operation(), request.sector(), request.sectors(), events.now(), numbers);
        long nanos = Math.round(trees.draw(numbers, random.nextDouble(), random.nextDouble()));
        request.spend(time, nanos);
        events.schedule(events.now() + nanos, this, 0, slot);
    }

    @Override
    public void handle(int event, long arg) {
        int slot = (int) arg;
        outstanding.set(--inside);
        history.completes(slots.command(slot).sectors(), events.now(), events.now() - slots.arrived(slot));
        finished.complete(slots.release(slot));
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
