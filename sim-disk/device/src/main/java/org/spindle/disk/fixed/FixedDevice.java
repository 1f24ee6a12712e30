package org.spindle.disk.fixed;

import static java.util.Objects.requireNonNull;

import java.util.List;
import org.jspecify.annotations.Nullable;
import org.spindle.disk.mechanics.DiskComponents;
import org.spindle.spi.device.Device;
import org.spindle.spi.device.DeviceContext;
import org.spindle.spi.device.RequestMix;
import org.spindle.spi.device.ServiceForecast;
import org.spindle.spi.distribution.TimeDistribution;
import org.spindle.spi.metric.Distribution;
import org.spindle.spi.metric.Level;
import org.spindle.spi.request.CommonTimes;
import org.spindle.spi.request.Operation;
import org.spindle.spi.request.Request;
import org.spindle.spi.request.TimeComponent;
import org.spindle.spi.scheduler.Eligibility;
import org.spindle.spi.scheduler.RequestScheduler;
import org.spindle.spi.sim.EventHandler;
import org.spindle.spi.sim.EventLoop;
import org.spindle.spi.sim.RandomStream;

/**
 * Servers behind one queue. A request is served by the first free server, numbered from 0, for a time drawn when its
 * service begins. A completion is delivered before the next request is chosen, as in the driver's queue.
 */
final class FixedDevice implements Device, EventHandler {

    /**
     * The operation code of an event is the server that finishes; this code calls a scheduler again that left a server
     * idle.
     */
    private static final int ASK_AGAIN = -1;

    private final FixedConfig config;
    private final EventLoop events;
    private final HostSide host;
    private final RandomStream random;
    private final ServiceDistributions times;
    private final RequestScheduler scheduler;
    private final TimeComponent deviceWait;
    private final TimeComponent access;
    private final @Nullable Request[] inService;
    private final Level utilisation;
    private final Level waiting;
    private final Distribution serverTime;
    private int busy;
    private long wakeUp;
    private boolean completing;

    /** Creates a device that is connected by conversations. */
    FixedDevice(FixedConfig config, DeviceContext context) {
        this(config, context, new ConversationSide(context.bus(), context.events()));
    }

    FixedDevice(FixedConfig config, DeviceContext context, HostSide host) {
        this.config = config;
        this.host = host;
        events = context.events();
        random = context.random();
        times = new ServiceDistributions(config, context.parts());
        scheduler = context.scheduler(config.scheduler(), sectors(), null);
        DiskComponents.of(context.requestSchema());
        deviceWait = CommonTimes.deviceWait(context.requestSchema());
        access = CommonTimes.access(context.requestSchema());
        inService = new @Nullable Request[config.servers()];
        utilisation = context.metrics().level("utilisation", "", "Share of the servers that are busy");
        waiting = context.metrics().level("requests-waiting", "requests", "Requests that wait inside the device");
        serverTime = context.metrics().distribution("server-time", "ns", "Time that a server takes for a request");
    }

    @Override
    public void submit(Request request) {
        host.commandArrived();
        request.clock().enter(deviceWait, events.now());
        scheduler.add(request);
        startEligible();
    }

    @Override
    public void handle(int op, long arg) {
        if (op == ASK_AGAIN) {
            wakeUp = 0;
        } else {
            complete(op);
        }
        startEligible();
    }

    private void complete(int server) {
        Request done = inService[server];
        if (done == null) {
            throw new IllegalStateException("server " + server + " is done with nothing");
        }
        inService[server] = null;
        busy--;
        utilisation.set((double) busy / inService.length);
        scheduler.completed(done);
        completing = true;
        host.complete(done);
        completing = false;
    }

    private void startEligible() {
        if (completing) {
            return;
        }
        while (busy < inService.length && scheduler.size() > 0) {
            Request next = scheduler.select(Eligibility.ALL);
            if (next == null) {
                break;
            }
            start(next);
        }
        waiting.set(scheduler.size());
        askAgainLater();
    }

    private void start(Request request) {
        scheduler.take(request);
        request.clock().enter(access, events.now());
        int server = 0;
        while (inService[server] != null) {
            server++;
        }
        inService[server] = request;
        busy++;
        utilisation.set((double) busy / inService.length);
        long time = serviceTime(request);
        serverTime.record(time);
        events.schedule(events.now() + time, this, server, 0);
    }

    private long serviceTime(Request request) {
        RecordedTime recorded = config.recorded();
        return recorded == null
                ? Math.round(requireNonNull(times.of(request.operation())).draw(random))
                : recorded.of(request);
    }

    private void askAgainLater() {
        events.cancel(wakeUp);
        wakeUp = 0;
        if (busy == inService.length || scheduler.size() == 0) {
            return;
        }
        long at = scheduler.idleUntil();
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
        return config.depth();
    }

    @Override
    public ServiceForecast forecast(RequestMix mix) {
        TimeDistribution reads = times.of(Operation.READ);
        TimeDistribution writes = times.of(Operation.WRITE);
        if (reads == null || writes == null) {
            throw new IllegalArgumentException(
                    "recorded service times are known only when the trace is replayed" + "; give a distribution");
        }
        double mean = mix.reads() * reads.meanNanos() + (1 - mix.reads()) * writes.meanNanos();
        double square = mix.reads() * reads.meanSquareNanos() + (1 - mix.reads()) * writes.meanSquareNanos();
        if (Double.isNaN(mean) || Double.isNaN(square)) {
            throw new IllegalArgumentException("the mean and variance of the distribution of service times are unknown"
                    + "; simulate the scenario, or choose one that does");
        }
        double scv = mean == 0 ? 0 : Math.max(0, square / (mean * mean) - 1);
        return new ServiceForecast(mean, scv, config.servers(), 0, 0, false, List.of());
    }
}
