package org.spindle.run;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Deque;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import org.spindle.scenario.Scenario;
import org.spindle.scenario.Sections;
import org.spindle.spi.Component;
import org.spindle.spi.Kind;
import org.spindle.spi.bus.Bus;
import org.spindle.spi.bus.BusClient;
import org.spindle.spi.bus.BusContext;
import org.spindle.spi.bus.BusPort;
import org.spindle.spi.bus.Controller;
import org.spindle.spi.bus.ControllerFactory;
import org.spindle.spi.device.Device;
import org.spindle.spi.device.DeviceContext;
import org.spindle.spi.driver.Driver;
import org.spindle.spi.driver.DriverContext;
import org.spindle.spi.host.Host;
import org.spindle.spi.host.HostContext;
import org.spindle.spi.layer.Layer;
import org.spindle.spi.layer.LayerContext;
import org.spindle.spi.layer.LayerFactory;
import org.spindle.spi.metric.Counter;
import org.spindle.spi.request.BufferOutcome;
import org.spindle.spi.request.CompletionListener;
import org.spindle.spi.request.Operation;
import org.spindle.spi.request.QuantityComponent;
import org.spindle.spi.request.Request;
import org.spindle.spi.request.Stage;
import org.spindle.spi.request.TimeComponent;
import org.spindle.spi.scheduler.RequestScheduler;
import org.spindle.spi.scheduler.SchedulerContext;
import org.spindle.spi.sim.EventHandler;
import org.spindle.spi.sim.EventLoop;
import org.spindle.spi.sim.RandomStream;
import org.spindle.spi.workload.Workload;
import org.spindle.spi.workload.WorkloadContext;
import org.spindle.stack.Factories;

/** The simplest components that behave; each config record makes its own instance. */
final class Doubles implements Factories {

    static final long MS = 1_000_000;

    /** What the devices of the last assembly were given, by name. */
    final Map<String, DeviceContext> deviceContexts = new LinkedHashMap<>();

    final List<SchedulerContext> schedulerContexts = new ArrayList<>();

    final Map<String, TestBus> buses = new LinkedHashMap<>();
    final Map<String, Integer> attached = new LinkedHashMap<>();

    record Of(String type, Record config) implements Component {}

    /** A config that makes a device. */
    interface DeviceConfig {
        Device make(DeviceContext context);
    }

    /** A config that makes a layer. */
    interface LayerConfig {
        Layer make(LayerContext context);
    }

    /** A config that makes a host. */
    interface HostConfig {
        Host make(HostContext context);
    }

    /** A config that makes a workload. */
    interface WorkloadConfig {
        Workload make(WorkloadContext context);
    }

    static Component of(Record config) {
        return new Of(config.getClass().getSimpleName().toLowerCase(java.util.Locale.ROOT), config);
    }

    /** A scenario with the standard driver double. */
    static Scenario scenario(Map<String, Component> devices, Record workload) {
        return Scenario.EMPTY
                .withName("test")
                .with(Sections.DEVICES, devices)
                .with(Sections.DRIVER, of(new Fcfs()))
                .with(Sections.HOST, of(new NoDelay()))
                .with(Sections.WORKLOAD, of(workload));
    }

    static Map<String, Component> devices(Record... configs) {
        Map<String, Component> devices = new LinkedHashMap<>();
        for (Record config : configs) {
            devices.put("disk" + devices.size(), of(config));
        }
        return devices;
    }

    static TraceOpener noTraces() {
        return (file, format) -> {
            throw new AssertionError("no trace was expected");
        };
    }

    @Override
    public <X, P> P make(Kind<X, P> kind, Component component, X context) {
        return kind.product().cast(made(kind, component, context));
    }

    private Object made(Kind<?, ?> kind, Component component, Object context) {
        if (context instanceof SchedulerContext queue) {
            return scheduler(component, queue);
        } else if (context instanceof DeviceContext place) {
            return device(component, place);
        } else if (context instanceof BusContext place) {
            return bus(component, place);
        } else if (context instanceof DriverContext host) {
            return driver(component, host);
        } else if (context instanceof HostContext host) {
            return ((HostConfig) component.config()).make(host);
        } else if (context instanceof WorkloadContext host) {
            return workload(component, host);
        } else if (kind == ControllerFactory.KIND) {
            return controller(component);
        } else if (kind == LayerFactory.KIND) {
            return layer(component, (LayerContext) context);
        }
        throw new IllegalArgumentException("unknown " + kind + " type '" + component.type() + "'");
    }

    private RequestScheduler scheduler(Component component, SchedulerContext context) {
        schedulerContexts.add(context);
        if (component.config() instanceof NeedsPositions) {
            context.positions();
        }
        throw new IllegalArgumentException("unknown scheduler type '" + component.type() + "'");
    }

    private Device device(Component component, DeviceContext context) {
        deviceContexts.put(context.name(), context);
        return ((DeviceConfig) component.config()).make(context);
    }

    private Bus bus(Component component, BusContext context) {
        TestBus bus = new TestBus((BusConfig) component.config(), context.events());
        buses.put(context.name(), bus);
        attached.put(context.name(), context.attached());
        return bus;
    }

    private Controller controller(Component component) {
        long delay = ((ControllerConfig) component.config()).delay();
        return new Controller() {
            @Override
            public long messageDelay() {
                return delay;
            }
        };
    }

    private Driver driver(Component component, DriverContext context) {
        if (component.config() instanceof PositionDriver) {
            context.scheduler(of(new NeedsPositions()), 0);
        }
        return component.config() instanceof Direct ? new DirectDriver(context) : new FcfsDriver(context);
    }

    private Layer layer(Component component, LayerContext context) {
        return ((LayerConfig) component.config()).make(context);
    }

    private Workload workload(Component component, WorkloadContext context) {
        return ((WorkloadConfig) component.config()).make(context);
    }

    record NeedsPositions() {}

    record PositionDriver() {}

    record BusConfig(long arbitration, long readPicos, long writePicos) {}

    record ControllerConfig(long delay) {}

    /** Hands requests to the units. */
    record NoDelay() implements HostConfig {
        @Override
        public Host make(HostContext context) {
            return request -> context.units().get(request.device()).submit(request);
        }
    }

    record Fcfs() {}

    record Direct() {}

    /** No queue. */
    record DirectDriver(DriverContext context) implements Driver {

        @Override
        public void submit(Request request) {
            context.path(request.device()).submit(request);
        }

        @Override
        public long lastSector(int device) {
            return 0;
        }
    }

    /** Grants in order of asking, after arbitration. Several clients may wait at one slot. */
    static final class TestBus implements Bus, EventHandler {

        private record Waiting(BusClient client, int slot) {}

        private final BusConfig config;
        private final EventLoop events;
        private final Deque<Waiting> waiting = new ArrayDeque<>();
        private boolean arbitrating;
        private int owner = -1;
        final List<String> log = new ArrayList<>();

        TestBus(BusConfig config, EventLoop events) {
            this.config = config;
            this.events = events;
        }

        @Override
        public void acquire(BusClient client, int slot) {
            waiting.add(new Waiting(client, slot));
            arbitrate();
        }

        @Override
        public void handle(int op, long arg) {
            arbitrating = false;
            Waiting next = waiting.remove();
            owner = next.slot;
            log.add(events.now() + "+" + owner);
            next.client.busGranted();
        }

        @Override
        public void release(int slot) {
            if (owner != slot) {
                throw new IllegalStateException("slot " + slot + " releases the bus of slot " + owner);
            }
            log.add(events.now() + "-" + owner);
            owner = -1;
            arbitrate();
        }

        @Override
        public boolean isOwnedBy(int slot) {
            return owner == slot;
        }

        @Override
        public long sectorTimePicos(boolean read) {
            return read ? config.readPicos : config.writePicos;
        }

        private void arbitrate() {
            if (owner < 0 && !arbitrating && !waiting.isEmpty()) {
                arbitrating = true;
                events.schedule(events.now() + config.arbitration, this, 0, 0);
            }
        }
    }

    /** One request at each device at a time, in order of arrival. */
    private static final class FcfsDriver implements Driver, CompletionListener {

        private final DriverContext context;
        private final List<Deque<Request>> queues = new ArrayList<>();
        private final boolean[] busy;
        private final Counter dispatches;

        FcfsDriver(DriverContext context) {
            this.context = context;
            context.devices().forEach(device -> queues.add(new ArrayDeque<>()));
            busy = new boolean[queues.size()];
            dispatches = context.metrics().counter("dispatches", "requests", "Requests sent down.");
        }

        @Override
        public void submit(Request request) {
            request.expect(this);
            queues.get(request.device()).add(request);
            dispatch(request.device());
        }

        @Override
        public void completed(Request request) {
            int device = request.device();
            busy[device] = false;
            request.complete(context.events().now());
            dispatch(device);
        }

        @Override
        public long lastSector(int device) {
            return 0;
        }

        private void dispatch(int device) {
            Deque<Request> queue = queues.get(device);
            if (!busy[device] && !queue.isEmpty()) {
                busy[device] = true;
                Request next = queue.remove();
                next.dispatched(context.events().now());
                dispatches.add(1);
                context.path(device).submit(next);
            }
        }
    }

    /** Serves each request in a fixed time, a tenth of it seek over as many cylinders as the sector's last digit. */
    record Fixed(long serviceNanos, long sectors) implements DeviceConfig {
        @Override
        public Device make(DeviceContext context) {
            if (sectors < 1) {
                throw new IllegalArgumentException("sectors is " + sectors + "; give at least 1");
            }
            return new Server(context, sectors, random -> serviceNanos);
        }
    }

    /** Serves each request in an exponential time. */
    record Exponential(long meanNanos, long sectors) implements DeviceConfig {
        @Override
        public Device make(DeviceContext context) {
            return new Server(context, sectors, random -> Math.round(random.nextExponential() * meanNanos));
        }
    }

    /** Takes requests and never completes them. */
    record BlackHole(long sectors) implements DeviceConfig {
        @Override
        public Device make(DeviceContext context) {
            return new Device() {
                @Override
                public long sectors() {
                    return sectors;
                }

                @Override
                public int queueDepth() {
                    return 1;
                }

                @Override
                public void submit(Request request) {
                    context.bus().release();
                }
            };
        }
    }

    private static final class Server implements Device, EventHandler, BusClient {

        private final DeviceContext context;
        private final long sectors;
        private final Function<RandomStream, Long> service;
        private final BusPort bus;
        private final TimeComponent seek;
        private final QuantityComponent seekDistance;
        private Request current = new Request();

        Server(DeviceContext context, long sectors, Function<RandomStream, Long> service) {
            this.context = context;
            this.sectors = sectors;
            this.service = service;
            bus = context.bus();
            seek = context.requestSchema().time("seek", "Seeks.", Stage.DEVICE);
            seekDistance = context.requestSchema().quantity("seek-distance", "cylinders", "Seek distances.");
        }

        @Override
        public long sectors() {
            return sectors;
        }

        @Override
        public int queueDepth() {
            return 1;
        }

        @Override
        public void submit(Request request) {
            if (!bus.isOwned()) {
                throw new IllegalStateException("a command came without the bus");
            }
            bus.release();
            current = request;
            long time = service.apply(context.random());
            request.spend(seek, time / 10);
            if (time >= 10) {
                request.quantity(seekDistance, request.sector() % 10);
            }
            request.buffer(request.isRead() && request.sector() == 5 ? BufferOutcome.HIT : BufferOutcome.MISS);
            context.events().schedule(context.events().now() + time, this, 0, 0);
        }

        @Override
        public void handle(int op, long arg) {
            if (op == 0) {
                bus.acquire(this);
            } else {
                bus.release();
                current.complete(context.events().now());
            }
        }

        @Override
        public void busGranted() {
            context.events().schedule(context.events().now() + bus.answerTime(BusPort.Message.DISCONNECT), this, 1, 0);
        }
    }

    /** One arrival of a script. */
    record Arrival(long at, int device, Operation operation, long sector, long sectors) {}

    /** Submits what the script says. */
    record Script(List<Arrival> arrivals) implements WorkloadConfig {

        static Script of(Arrival... arrivals) {
            return new Script(List.of(arrivals));
        }

        @Override
        public Workload make(WorkloadContext context) {
            return new Source() {
                @Override
                public void start() {
                    for (int i = 0; i < arrivals.size(); i++) {
                        context.events().schedule(arrivals.get(i).at, this, 0, i);
                    }
                }

                @Override
                public void handle(int op, long arg) {
                    Arrival arrival = arrivals.get((int) arg);
                    Request request = context.newRequest()
                            .reset(arg, arrival.device, arrival.operation, arrival.sector, arrival.sectors);
                    context.submit(request, done -> {});
                }
            };
        }
    }

    /** Poisson arrivals, reads of one sector at random places over all devices. */
    record Poisson(long meanNanos, long requests) implements WorkloadConfig {
        @Override
        public Workload make(WorkloadContext context) {
            RandomStream arrivals = context.random("arrivals");
            RandomStream addresses = context.random("addresses");
            return new Source() {
                @Override
                public void start() {
                    next(0);
                }

                @Override
                public void handle(int op, long arg) {
                    int device = (int) addresses.nextLong(context.devices().size());
                    long sector = addresses.nextLong(context.sectors(device));
                    context.submit(context.newRequest().reset(arg, device, Operation.READ, sector, 1), done -> {});
                    next(arg + 1);
                }

                private void next(long id) {
                    if (id < requests) {
                        long gap = Math.round(arrivals.nextExponential() * meanNanos);
                        context.events().schedule(context.events().now() + gap, this, 0, id);
                    }
                }
            };
        }
    }

    /** Submits the next request in the notice of completion of the one before, for ever. */
    record Closed() implements WorkloadConfig {
        @Override
        public Workload make(WorkloadContext context) {
            return new Source() {
                private long id;

                @Override
                public void start() {
                    submit();
                }

                @Override
                public void handle(int op, long arg) {
                    throw new AssertionError("schedules nothing");
                }

                private void submit() {
                    context.submit(context.newRequest().reset(id++, 0, Operation.WRITE, 0, 8), done -> submit());
                }
            };
        }
    }

    /** A workload whose input is at fault; notes that it was closed. */
    record Faulty(List<String> closed) implements WorkloadConfig {
        @Override
        public Workload make(WorkloadContext context) {
            return new Workload() {
                @Override
                public void start() {
                    throw context.failure("trace.txt:3: no such device 7");
                }

                @Override
                public void close() {
                    closed.add("closed");
                }
            };
        }
    }

    private abstract static class Source implements Workload, EventHandler {
        @Override
        public void close() {}
    }

    static <T> Map<String, T> ordered(String firstName, T first, String secondName, T second) {
        Map<String, T> map = new LinkedHashMap<>();
        map.put(firstName, first);
        map.put(secondName, second);
        return Collections.unmodifiableMap(map);
    }
}
