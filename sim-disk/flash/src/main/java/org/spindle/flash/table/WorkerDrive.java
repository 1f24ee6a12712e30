package org.spindle.flash.table;

import org.jspecify.annotations.Nullable;
import org.spindle.flash.front.CommandServer;
import org.spindle.flash.front.CommandSlots;
import org.spindle.flash.front.FinishedCommands;
import org.spindle.flash.front.IntQueue;
import org.spindle.spi.device.DeviceContext;
import org.spindle.spi.metric.Level;
import org.spindle.spi.request.Request;
import org.spindle.spi.request.Stage;
import org.spindle.spi.request.TimeComponent;
import org.spindle.spi.sim.EventHandler;
import org.spindle.spi.sim.EventLoop;

/**
 * Serves its requests one after the other, each in the time of the table. After a pause the worker has to wake up; it may tell of
 * completions when nothing waits any more, as virtual disks do whose thread empties its queue before it raises an interrupt.
 */
final class WorkerDrive implements CommandServer, EventHandler {

    private final TableConfig config;
    private final WorkerConfig worker;
    private final EventLoop events;
    private final FinishedCommands finished;
    private final CommandSlots slots;
    private final TableTimes times;
    private final TimeComponent time;
    private final TimeComponent wakeUp;
    private final TimeComponent wait;
    private final Level outstanding;
    private final IntQueue waiting = new IntQueue();
    private final IntQueue served = new IntQueue();
    private final long[] charged;
    private boolean works;
    private boolean hasWorked;
    private long pausesSince;
    private int inside;

    WorkerDrive(TableConfig config, WorkerConfig worker, DeviceContext context, FinishedCommands finished) {
        this.config = config;
        this.worker = worker;
        this.finished = finished;
        events = context.events();
        slots = new CommandSlots(config.queueDepth());
        charged = new long[config.queueDepth()];
        times = new TableTimes(config, context.random());
        time = context.requestSchema().time("table", "The time of the device's table.", Stage.DEVICE);
        wakeUp = context.requestSchema().time("wake-up", "The worker beginning after a pause.", Stage.DEVICE);
        wait = context.requestSchema()
                .waiting("worker-wait", "Waiting for the worker and for its report of the completion.", Stage.DEVICE);
        outstanding = context.metrics().level("requests-inside", "requests", "Requests at the device");
    }

    /** The drive of a table that has a worker, otherwise one that serves all at once. */
    static CommandServer of(TableConfig config, DeviceContext context, FinishedCommands finished) {
        @Nullable WorkerConfig worker = config.worker();
        return worker == null
                ? new TableDrive(config, context, finished)
                : new WorkerDrive(config, worker, context, finished);
    }

    @Override
    public void serve(Request request) {
        int slot = slots.take(request, events.now());
        outstanding.set(++inside);
        if (works) {
            waiting.add(slot);
            return;
        }
        works = true;
        long begins = worker.wakeUpNanos(hasWorked ? events.now() - pausesSince : Long.MAX_VALUE);
        request.spend(wakeUp, begins);
        begin(slot, begins);
    }

    private void begin(int slot, long after) {
        Request request = slots.command(slot);
        long nanos = times.nanos(request, 1, 1);
        request.spend(time, nanos);
        charged[slot] = after + nanos;
        events.schedule(events.now() + after + nanos, this, 0, slot);
    }

    @Override
    public void handle(int event, long arg) {
        served.add((int) arg);
        if (!waiting.isEmpty()) {
            begin(waiting.remove(), 0);
        } else {
            works = false;
            hasWorked = true;
            pausesSince = events.now();
        }
        if (!works || worker.completions() == CompletionRule.EACH) {
            for (int left = served.size(); left > 0; left--) {
                complete(served.remove());
            }
        }
    }

    private void complete(int slot) {
        outstanding.set(--inside);
        slots.command(slot).spend(wait, events.now() - slots.arrived(slot) - charged[slot]);
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
