package org.spindle.disk.hdd;

import java.lang.reflect.Proxy;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;
import org.spindle.disk.hdd.spec.HddConfig;
import org.spindle.disk.mechanics.DiskComponents;
import org.spindle.spi.Component;
import org.spindle.spi.Kind;
import org.spindle.spi.Parts;
import org.spindle.spi.bus.BusPort;
import org.spindle.spi.cache.WriteBackContext;
import org.spindle.spi.device.Device;
import org.spindle.spi.device.DeviceContext;
import org.spindle.spi.metric.Metrics;
import org.spindle.spi.request.BufferOutcome;
import org.spindle.spi.request.Operation;
import org.spindle.spi.request.Request;
import org.spindle.spi.request.RequestSchema;
import org.spindle.spi.scheduler.PositionOracle;
import org.spindle.spi.scheduler.RequestScheduler;
import org.spindle.spi.sim.EventLoop;
import org.spindle.spi.sim.RandomStream;
import org.spindle.testkit.oracle.PlainScheduler;
import org.spindle.testkit.sim.TestEventLoop;
import org.spindle.testkit.sim.TestMetrics;
import org.spindle.testkit.sim.TestRandom;

/** One drive on its own bus, and a host that sends commands at given times, as many at once as the drive accepts. */
final class DriveRig {

    static final long MILLI = 1_000_000;
    private static final int MOST_EVENTS = 500_000;

    /** The result of a request; times in nanoseconds. */
    record Done(
            long id,
            Operation operation,
            long sector,
            long sectors,
            long arrived,
            long completed,
            BufferOutcome buffer,
            long seek,
            long rotation,
            long transfer) {

        double millis() {
            return (double) (completed - arrived) / MILLI;
        }

        double completedMillis() {
            return (double) completed / MILLI;
        }
    }

    final TestEventLoop events = new TestEventLoop();
    final RequestSchema schema = new RequestSchema();
    private final DiskComponents components = DiskComponents.of(schema);
    final TestMetrics metrics = new TestMetrics();
    final TestBus bus;
    final Device drive;
    private final Deque<Request> waiting = new ArrayDeque<>();
    private final List<Done> done = new ArrayList<>();
    private final List<Consumer<Request>> beforeSubmission = new ArrayList<>();
    private final List<Consumer<Request>> afterCompletion = new ArrayList<>();
    private int atDrive;

    /** Actions on the drive's counterpart of a request that leaves its queue for the arm, and of one that has left the drive. */
    Consumer<Request> onTake = request -> {};

    Consumer<Request> onMedium = request -> {};

    /** The prefetch policy of a drive that has one. */
    @Nullable
    ScriptedPrefetch prefetch;

    /** The write-back policy of a drive that has one. */
    @Nullable
    ScriptedWriteBack writeBack;

    private long made;

    DriveRig(HddConfig config) {
        this(config, 0, 0);
    }

    /** @param readPicos of the bus per sector, as {@code writePicos} */
    DriveRig(HddConfig config, long readPicos, long writePicos) {
        this(config, readPicos, writePicos, false);
    }

    DriveRig(HddConfig config, long readPicos, long writePicos, boolean shared) {
        this(config, readPicos, writePicos, shared, false);
    }

    /**
     * @param shared whether the bus reports other users to the drive
     * @param announced whether it is notified of commands before they request the bus
     */
    DriveRig(HddConfig config, long readPicos, long writePicos, boolean shared, boolean announced) {
        bus = new TestBus(events, readPicos, writePicos);
        if (shared) {
            bus.share();
        }
        if (announced) {
            bus.announce();
        }
        drive = new HddFactory().create(config, new Context());
    }

    private final class Context implements DeviceContext {

        @Override
        public String name() {
            return "drive";
        }

        @Override
        public RequestSchema requestSchema() {
            return schema;
        }

        @Override
        public EventLoop events() {
            return events;
        }

        @Override
        public BusPort bus() {
            return bus;
        }

        @Override
        public Metrics metrics() {
            return metrics;
        }

        @Override
        public RandomStream random() {
            return new TestRandom(1);
        }

        @Override
        public Parts parts() {
            return new Parts() {
                @Override
                public <X, P> P make(Kind<X, P> kind, Component part, X context) {
                    if (context instanceof WriteBackContext buffer) {
                        writeBack = new ScriptedWriteBack((ScriptedWriteBack.Config) part.config(), buffer);
                        return kind.product().cast(writeBack);
                    }
                    prefetch = new ScriptedPrefetch((ScriptedPrefetch.Config) part.config());
                    return kind.product().cast(prefetch);
                }
            };
        }

        @Override
        public RequestScheduler scheduler(Component scheduler, long sectors, PositionOracle positions) {
            RequestScheduler plain = switch (scheduler.type()) {
                case "sptf" -> PlainScheduler.sptf(positions);
                case "c-look" -> PlainScheduler.cLook();
                default -> PlainScheduler.fcfs();
            };
            return observed(plain);
        }
    }

    /** Returns a scheduler whose dispatched and finished requests the test sees. */
    private RequestScheduler observed(RequestScheduler plain) {
        return (RequestScheduler) Proxy.newProxyInstance(
                getClass().getClassLoader(), new Class<?>[] {RequestScheduler.class}, (proxy, method, arguments) -> {
                    Object result = method.invoke(plain, arguments);
                    if (method.getName().equals("take")) {
                        onTake.accept((Request) arguments[0]);
                    } else if (method.getName().equals("completed")) {
                        onMedium.accept((Request) arguments[0]);
                    }
                    return result;
                });
    }

    PositionOracle positions() {
        PositionOracle positions = drive.positions();
        if (positions == null) {
            throw new AssertionError("a drive has positions");
        }
        return positions;
    }

    /** Sets an action on each request when the drive receives it. */
    void beforeSubmission(Consumer<Request> action) {
        beforeSubmission.add(action);
    }

    /** Sets an action on each request when it is complete. */
    void afterCompletion(Consumer<Request> action) {
        afterCompletion.add(action);
    }

    DriveRig read(double atMillis, long sector, long sectors) {
        return at(atMillis, Operation.READ, sector, sectors);
    }

    DriveRig write(double atMillis, long sector, long sectors) {
        return at(atMillis, Operation.WRITE, sector, sectors);
    }

    DriveRig at(double atMillis, Operation operation, long sector, long sectors) {
        return at(Math.round(atMillis * MILLI), operation, sector, sectors);
    }

    DriveRig at(long nanos, Operation operation, long sector, long sectors) {
        Request request = new Request().reset(++made, 0, operation, sector, sectors);
        events.schedule(nanos, () -> arrive(request));
        return this;
    }

    private void arrive(Request request) {
        request.arrived(events.now());
        waiting.add(request);
        sendNext();
    }

    private void sendNext() {
        if (waiting.isEmpty() || atDrive == drive.queueDepth()) {
            return;
        }
        atDrive++;
        Request next = waiting.remove();
        bus.send(() -> {
            next.dispatched(events.now());
            next.expect(this::completed);
            beforeSubmission.forEach(action -> action.accept(next));
            drive.submit(next);
        });
    }

    private void completed(Request request) {
        done.add(new Done(
                request.id(),
                request.operation(),
                request.sector(),
                request.sectors(),
                request.arrived(),
                request.completed(),
                request.buffer(),
                request.spent(components.seek()),
                request.spent(components.rotation()),
                request.spent(components.transfer())));
        afterCompletion.forEach(action -> action.accept(request));
        atDrive--;
        events.schedule(events.now(), this::sendNext);
    }

    /** Runs until no event is left, and returns the completed requests in order. */
    List<Done> run() {
        for (int count = 0; events.step(); count++) {
            if (count == MOST_EVENTS) {
                throw new AssertionError(
                        "no rest after " + count + " events, with " + atDrive + " requests at the drive");
            }
        }
        return done;
    }

    /** Returns the number of requests so far. */
    long made() {
        return made;
    }

    List<Done> done() {
        return done;
    }

    /** Returns the requests completed so far, in order of arrival. */
    Done request(int number) {
        return done.stream()
                .filter(one -> one.id() == number)
                .findFirst()
                .orElseThrow(() -> new AssertionError("request " + number + " is not complete"));
    }
}
