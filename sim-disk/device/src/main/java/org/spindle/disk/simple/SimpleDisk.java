package org.spindle.disk.simple;

import static java.util.Objects.requireNonNull;

import org.jspecify.annotations.Nullable;
import org.spindle.disk.bus.BusTimes;
import org.spindle.disk.mechanics.DiskComponents;
import org.spindle.spi.device.Device;
import org.spindle.spi.device.DeviceContext;
import org.spindle.spi.metric.Level;
import org.spindle.spi.request.CommonTimes;
import org.spindle.spi.request.Request;
import org.spindle.spi.request.RequestSchema;
import org.spindle.spi.request.TimeComponent;
import org.spindle.spi.scheduler.Eligibility;
import org.spindle.spi.scheduler.RequestScheduler;
import org.spindle.spi.sim.EventHandler;
import org.spindle.spi.sim.EventLoop;

/**
 * One access at a time. A read accesses the medium first and transfers its data afterwards, a write in the opposite
 * order; a request without data (flush, discard) is treated as a read. A command that finds the disk busy waits inside.
 * The next request begins when the host has acknowledged the completion of the one before.
 */
final class SimpleDisk implements Device, EventHandler, Connection.Client {

    private static final int UNDERSTOOD = 0;
    private static final int ACCESSED = 1;
    private static final int ASK_AGAIN = 2;

    /** The remaining steps of the request in service. */
    private enum Stage {
        DATA_IN,
        ACCESS,
        DATA_OUT,
        COMPLETION
    }

    private final SimpleConfig config;
    private final EventLoop events;
    private final Connection connection;
    private final RequestScheduler scheduler;
    private final TimeComponent deviceWait;
    private final TimeComponent overhead;
    private final TimeComponent access;
    private final Level utilisation;
    private final Level waiting;

    private @Nullable Request command;
    private @Nullable Request active;
    private Stage stage = Stage.ACCESS;
    /**
     * Whether the host has been notified at the beginning of the access that data will follow, on a bus that is kept.
     */
    private boolean readySent;

    private boolean attendedEarly;
    private long wakeUp;

    private SimpleDisk(SimpleConfig config, DeviceContext context) {
        this.config = config;
        events = context.events();
        RequestSchema schema = context.requestSchema();
        connection = new Connection(context.bus(), events, config, BusTimes.of(schema));
        scheduler = context.scheduler(config.scheduler(), sectors(), null);
        DiskComponents.of(schema);
        deviceWait = CommonTimes.deviceWait(schema);
        overhead = CommonTimes.overhead(schema);
        access = CommonTimes.access(schema);
        utilisation = context.metrics().level("utilisation", "", "Share of the time with an access under way");
        waiting = context.metrics().level("requests-waiting", "requests", "Requests that wait inside the device");
    }

    static SimpleDisk of(SimpleConfig config, DeviceContext context) {
        SimpleDisk disk = new SimpleDisk(config, context);
        disk.connection.connect(disk);
        return disk;
    }

    @Override
    public void submit(Request request) {
        command = request;
        request.clock().enter(overhead, events.now());
        connection.commandArrived();
        events.schedule(events.now() + config.overhead().nanos(), this, UNDERSTOOD, 0);
    }

    @Override
    public void handle(int op, long arg) {
        switch (op) {
            case UNDERSTOOD -> understood();
            case ACCESSED -> accessed();
            default -> {
                wakeUp = 0;
                startNext();
            }
        }
    }

    private void understood() {
        Request request = requireNonNull(command);
        connection.commandUnderstood();
        request.clock().enter(deviceWait, events.now());
        scheduler.add(request);
        startNext();
        command = null;
        if (active != request) {
            connection.disconnect();
        }
    }

    private void startNext() {
        if (active == null && scheduler.size() > 0) {
            Request next = scheduler.select(Eligibility.ALL);
            if (next != null) {
                scheduler.take(next);
                active = next;
                begin(next, next == command);
            }
        }
        waiting.set(scheduler.size());
        askAgainLater();
    }

    private void begin(Request request, boolean connected) {
        if (!request.isWrite()) {
            access(request, connected);
            return;
        }
        stage = Stage.DATA_IN;
        if (connected) {
            connection.ready(request);
        } else {
            connection.reconnect(request);
        }
    }

    /** @param connected whether the bus is held for this request */
    private void access(Request request, boolean connected) {
        stage = Stage.ACCESS;
        attendedEarly = false;
        readySent = connected && !config.disconnect() && request.isRead();
        utilisation.set(1);
        events.schedule(events.now() + config.access().nanos(), this, ACCESSED, 0);
        if (connected && config.disconnect()) {
            connection.disconnect();
        } else if (readySent) {
            connection.ready(request);
        }
        request.clock().enter(access, events.now());
    }

    private void accessed() {
        utilisation.set(0);
        Request request = requireNonNull(active);
        boolean read = request.isRead();
        stage = read ? Stage.DATA_OUT : Stage.COMPLETION;
        boolean connected = connection.isHeld() && command == null;
        if (readySent) {
            connection.awaitAnswer(request);
            if (attendedEarly) {
                attended();
            }
        } else if (!connected || config.disconnect()) {
            connection.reconnect(request);
        } else if (read) {
            connection.ready(request);
        } else {
            connection.complete(request);
        }
    }

    @Override
    public void attended() {
        Request request = requireNonNull(active);
        if (stage == Stage.ACCESS) {
            attendedEarly = true;
        } else if (stage == Stage.COMPLETION) {
            connection.complete(request);
        } else {
            connection.move(request);
        }
    }

    @Override
    public void moved() {
        Request request = requireNonNull(active);
        if (stage == Stage.DATA_IN) {
            access(request, true);
        } else {
            connection.complete(request);
        }
    }

    @Override
    public void completionDelivered() {
        Request done = requireNonNull(active);
        scheduler.completed(done);
        done.complete(events.now());
    }

    @Override
    public void completionAcknowledged() {
        active = null;
        startNext();
    }

    private void askAgainLater() {
        events.cancel(wakeUp);
        wakeUp = 0;
        boolean leftIdle = active == null && scheduler.size() > 0;
        long at = leftIdle ? scheduler.idleUntil() : RequestScheduler.NEVER;
        if (at != RequestScheduler.NEVER) {
            wakeUp = events.schedule(at, this, ASK_AGAIN, 0);
        }
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
