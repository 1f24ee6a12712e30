package org.spindle.flash.table;

import java.util.Arrays;
import org.spindle.flash.front.CommandServer;
import org.spindle.flash.front.CommandSlots;
import org.spindle.flash.front.FinishedCommands;
import org.spindle.spi.config.Size;
import org.spindle.spi.device.DeviceContext;
import org.spindle.spi.metric.Counter;
import org.spindle.spi.metric.Level;
import org.spindle.spi.request.Operation;
import org.spindle.spi.request.Request;
import org.spindle.spi.request.Stage;
import org.spindle.spi.request.TimeComponent;
import org.spindle.spi.sim.EventHandler;
import org.spindle.spi.sim.EventLoop;
import org.spindle.spi.sim.RandomStream;

/** Serves all its requests in parallel, each in the time of the table for the number outstanding at its arrival. */
final class TableDrive implements CommandServer, EventHandler {

    private final TableConfig config;
    private final EventLoop events;
    private final RandomStream random;
    private final FinishedCommands finished;
    private final CommandSlots slots;
    private final TimeGrid[] grids;
    private final TimeComponent time;
    private final Level outstanding;
    private final Counter lessons;
    private final Submitters submitters = new Submitters();
    private final boolean countsSubmitters;
    private int inside;
    private long lastEnd;

    TableDrive(TableConfig config, DeviceContext context, FinishedCommands finished) {
        this.config = config;
        this.finished = finished;
        events = context.events();
        random = context.random();
        slots = new CommandSlots(config.queueDepth());
        grids = new TimeGrid[Operation.values().length];
        for (Operation operation : Operation.values()) {
            grids[operation.ordinal()] = new TimeGrid(config.pointsFor(operation));
        }
        countsSubmitters = Arrays.stream(grids).anyMatch(TimeGrid::knowsSubmitters);
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
        lastEnd = request.end();
        events.schedule(events.now() + nanos, this, 0, slot);
    }

    private long nanos(Request request) {
        TimeGrid grid = grids[request.operation().ordinal()];
        double size = (double) request.sectors() * Size.SECTOR;
        double place = switch (config.place()) {
            case NONE -> 0;
            case DISTANCE -> (double) Math.abs(request.sector() - lastEnd) * Size.SECTOR;
            case ADDRESS -> (double) request.sector() * Size.SECTOR;
        };
        LearnedFrom learning = config.learning();
        long recorded = learning == null ? Request.NONE : learning.of(request);
        if (recorded != Request.NONE) {
            lessons.add(1);
            grid.learn(size, place, submitters.count(), inside, recorded);
            return recorded;
        }
        return Math.round(grid.nanos(size, place, submitters.count(), inside, random.nextDouble()));
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
