package org.spindle.flash;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.TreeMap;
import java.util.function.LongConsumer;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;
import org.spindle.config.ConfigLoader;
import org.spindle.config.TypeCatalogue;
import org.spindle.engine.Simulator;
import org.spindle.spi.Component;
import org.spindle.spi.Kind;
import org.spindle.spi.bus.BusClient;
import org.spindle.spi.bus.BusPort;
import org.spindle.spi.device.Device;
import org.spindle.spi.device.DeviceContext;
import org.spindle.spi.device.DeviceFactory;
import org.spindle.spi.metric.Metrics;
import org.spindle.spi.request.Operation;
import org.spindle.spi.request.Request;
import org.spindle.spi.request.RequestFlag;
import org.spindle.spi.request.RequestSchema;
import org.spindle.spi.request.TimeComponent;
import org.spindle.spi.scheduler.PositionOracle;
import org.spindle.spi.scheduler.RequestScheduler;
import org.spindle.spi.sim.EventLoop;
import org.spindle.spi.sim.RandomStream;
import org.spindle.spi.timeline.Timeline;
import org.spindle.spi.timeline.TimelineTrack;
import org.spindle.stats.MetricSet;
import org.spindle.stats.TimeWeighted;
import org.spindle.testkit.sim.Requests;
import org.spindle.testkit.sim.TestMetrics;
import org.spindle.testkit.sim.TestRandom;

/** One device, connected by a bus that it owns whenever a command arrives. */
public final class FlashRig implements DeviceContext, BusPort {

    private static final class NoTypes implements TypeCatalogue {

        @Override
        public List<Kind<?, ?>> kinds() {
            return List.of();
        }

        @Override
        public List<PluginType> types(Kind<?, ?> kind) {
            return List.of();
        }
    }

    /** A timeline as lines of text. */
    private record WrittenTimeline(List<String> lines) implements Timeline {

        @Override
        public boolean isShown() {
            return true;
        }

        @Override
        public TimelineTrack track(String name) {
            return new TimelineTrack() {
                @Override
                public void span(long from, long to, String what, long request) {
                    lines.add(name + ": " + from + "-" + to + " " + what + " of " + request);
                }

                @Override
                public void background(long from, long to, String what, long request) {
                    lines.add(name + ": " + from + "-" + to + " " + what);
                }
            };
        }

        @Override
        public void atEnd(LongConsumer showRest) {}
    }

    public final Simulator events = new Simulator();
    public final TestMetrics measured = new TestMetrics();
    public final Requests requests = new Requests();
    /** Completed requests in order of completion. */
    public final List<Request> done = new ArrayList<>();

    private final RequestSchema schema = new RequestSchema();
    private final TestRandom random = new TestRandom(1);
    private final Device device;
    private final MetricSet declared = new MetricSet(events);
    private final Metrics kept = declared.of("ssd");
    /** The timeline, one line for each span; null if it is not shown. */
    private final @Nullable List<String> spans;

    private final boolean remembers;
    private final List<Supplier<@Nullable String>> notes = new ArrayList<>();
    private boolean owned;

    public <C extends Record> FlashRig(DeviceFactory<C> factory, C config) {
        this(factory, config, true, null);
    }

    private <C extends Record> FlashRig(
            DeviceFactory<C> factory, C config, boolean remembers, @Nullable List<String> spans) {
        this.remembers = remembers;
        this.spans = spans;
        device = factory.create(config, this);
    }

    /** A rig whose metrics do not store values, so that they do not grow, as in a run. */
    public static <C extends Record> FlashRig quiet(DeviceFactory<C> factory, C config) {
        return new FlashRig(factory, config, false, null);
    }

    /**
     * A rig whose timeline is shown.
     *
     * @param spans gets a line for each span: track, beginning, end, name, and the request unless it is background
     */
    public static <C extends Record> FlashRig watched(DeviceFactory<C> factory, C config, List<String> spans) {
        return new FlashRig(factory, config, true, spans);
    }

    /** The integral over time of a level of a quiet rig, in units times nanoseconds. */
    public double integral(String level) {
        return declared.declared().stream()
                .filter(metric -> metric.name().equals(level))
                .mapToDouble(metric -> ((TimeWeighted) metric.collector()).mean() * events.now())
                .sum();
    }

    /**
     * Binds a config record.
     *
     * @param sets assignments as on the command line
     */
    public static <C extends Record> C config(Class<C> type, String yaml, String... sets) {
        return new ConfigLoader(new NoTypes())
                .load("device.yaml", yaml, Path.of("."), new ArrayList<>(List.of(sets)), type)
                .value();
    }

    public Device device() {
        return device;
    }

    public Request readAt(double micros, long sector, long sectors) {
        return submitAt(micros, requests.request(Operation.READ, sector, sectors));
    }

    public Request writeAt(double micros, long sector, long sectors) {
        return submitAt(micros, requests.request(Operation.WRITE, sector, sectors));
    }

    public Request flushAt(double micros) {
        return submitAt(micros, requests.request(Operation.FLUSH, 0, 0));
    }

    /** A write whose data have to be on the medium at its completion. */
    public Request forcedWriteAt(double micros, long sector, long sectors) {
        Request request = requests.request(Operation.WRITE, sector, sectors);
        request.flag(RequestFlag.FORCE_UNIT_ACCESS, true);
        return submitAt(micros, request);
    }

    public Request submitAt(double micros, Request request) {
        events.schedule(Math.round(micros * 1000), (op, arg) -> submit(request), 0, 0);
        return request;
    }

    /** Gives the device its bus, for a test that submits requests itself. */
    public void own() {
        owned = true;
    }

    /** Submits a request now. */
    public void submit(Request request) {
        owned = true;
        request.arrived(events.now());
        request.expect(done::add);
        device.submit(request);
        if (owned) {
            throw new AssertionError("the bus is not given back at once");
        }
    }

    public FlashRig run() {
        events.run();
        return this;
    }

    /** Nanoseconds from arrival to completion of a request that is done. */
    public static long response(Request request) {
        if (request.completed() == Request.NONE) {
            throw new AssertionError(request + " is not done");
        }
        return request.responseTime();
    }

    /** Declared parts of the time of a request that are not 0. */
    public Map<String, Long> parts(Request request) {
        Map<String, Long> parts = new TreeMap<>();
        for (TimeComponent time : schema.times()) {
            if (request.spent(time) != 0) {
                parts.put(time.name(), request.spent(time));
            }
        }
        return parts;
    }

    /** Sum of the declared parts of the time of a request. */
    public long sumOfParts(Request request) {
        return parts(request).values().stream().mapToLong(Long::longValue).sum();
    }

    @Override
    public String name() {
        return "ssd";
    }

    @Override
    public EventLoop events() {
        return events;
    }

    @Override
    public BusPort bus() {
        return this;
    }

    @Override
    public Metrics metrics() {
        return remembers ? measured : kept;
    }

    @Override
    public Timeline timeline() {
        List<String> shown = spans;
        return shown == null ? Timeline.NONE : new WrittenTimeline(shown);
    }

    /** The notes that the device has on the run so far. */
    public List<String> notes() {
        return notes.stream().map(Supplier::get).filter(Objects::nonNull).toList();
    }

    @Override
    public void noteAtEnd(Supplier<@Nullable String> note) {
        notes.add(note);
    }

    @Override
    public RequestSchema requestSchema() {
        return schema;
    }

    @Override
    public RandomStream random() {
        return random;
    }

    @Override
    public RequestScheduler scheduler(Component scheduler, long sectors, @Nullable PositionOracle positions) {
        throw new AssertionError("no scheduler was expected");
    }

    @Override
    public boolean isOwned() {
        return owned;
    }

    @Override
    public void acquire(BusClient client) {
        throw new AssertionError("the device never asks for its bus");
    }

    @Override
    public void release() {
        owned = false;
    }

    @Override
    public long answerTime(Message message) {
        return 0;
    }

    @Override
    public long deliveryTime() {
        return 0;
    }

    @Override
    public long sectorTimePicos(boolean read) {
        return 0;
    }
}
