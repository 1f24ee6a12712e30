package org.spindle.host.volume;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.function.Function;
import java.util.function.LongSupplier;
import org.jspecify.annotations.Nullable;
import org.spindle.spi.Component;
import org.spindle.spi.Kind;
import org.spindle.spi.Parts;
import org.spindle.spi.cache.ReplacementPolicy;
import org.spindle.spi.layer.Layer;
import org.spindle.spi.layer.LayerContext;
import org.spindle.spi.layer.Relocation;
import org.spindle.spi.layer.Unit;
import org.spindle.spi.metric.Metrics;
import org.spindle.spi.request.Criticality;
import org.spindle.spi.request.Operation;
import org.spindle.spi.request.Request;
import org.spindle.spi.request.RequestSchema;
import org.spindle.spi.scheduler.PositionOracle;
import org.spindle.spi.sim.EventLoop;
import org.spindle.spi.sim.RandomStream;
import org.spindle.testkit.sim.TestEventLoop;
import org.spindle.testkit.sim.TestMetrics;
import org.spindle.testkit.sim.TestRandom;

/** A volume over disks that serve one request at a time, each in a given time, in order of arrival. */
public final class VolumeRig implements LayerContext {

    public static final long MS = 1_000_000;

    /** Is notified of requests to the disks and of their completions. */
    public interface Watcher {
        default void sent(int disk, Request part) {}

        default void served(int disk, Request part) {}

        default void unplugged(int disk) {}

        /** Returns the number of cached sectors with new addresses. */
        default long relocated(int disk, Relocation relocation) {
            return 0;
        }
    }

    public final TestEventLoop events = new TestEventLoop();
    private final RequestSchema schema = new RequestSchema();
    public final TestMetrics metrics = new TestMetrics();

    /** The sent requests: operation, disk, sector and sectors, such as {@code r4@0+8}; each entry has the requests of one time. */
    public final List<String> sent = new ArrayList<>();

    public final List<Disk> disks = new ArrayList<>();
    public Watcher watcher = new Watcher() {};

    /** Service time of the next request. */
    public LongSupplier service = () -> 10 * MS;

    /** The reason for which disks refuse requests; null if they accept all. */
    @Nullable
    String refusal;

    public Layer volume;
    public int complete;
    private long lastSent = -1;
    private long ids;

    public VolumeRig(int disks, long sectors, Function<LayerContext, Layer> make) {
        this(equal(disks, sectors), make);
    }

    public VolumeRig(long[] capacities, Function<LayerContext, Layer> make) {
        for (long sectors : capacities) {
            disks.add(new Disk(disks.size(), sectors));
        }
        volume = make.apply(this);
    }

    private static long[] equal(int disks, long sectors) {
        long[] capacities = new long[disks];
        java.util.Arrays.fill(capacities, sectors);
        return capacities;
    }

    /** Sends a request now; {@link #complete} counts completed requests. */
    public Request submit(int space, Operation operation, long sector, long sectors) {
        Request request = new Request().reset(ids++, space, operation, sector, sectors);
        request.arrived(events.now());
        request.expect(done -> complete++);
        volume.submit(request);
        return request;
    }

    public Request read(long sector, long sectors) {
        return submit(0, Operation.READ, sector, sectors);
    }

    public Request write(long sector, long sectors) {
        return submit(0, Operation.WRITE, sector, sectors);
    }

    /** Returns the requests that one request sends to otherwise idle disks. */
    public List<String> transfers(Operation operation, long sector, long sectors) {
        return transfers(0, operation, sector, sectors);
    }

    List<String> transfers(int space, Operation operation, long sector, long sectors) {
        sent.clear();
        lastSent = -1;
        int before = complete;
        submit(space, operation, sector, sectors);
        events.run();
        if (complete != before + 1) {
            throw new AssertionError(complete - before + " completions of one request");
        }
        return List.copyOf(sent);
    }

    /** Adds to {@link #sent}. */
    public void log(String text) {
        if (events.now() == lastSent && !sent.isEmpty()) {
            sent.set(sent.size() - 1, sent.get(sent.size() - 1) + " " + text);
        } else {
            sent.add(text);
        }
        lastSent = events.now();
    }

    @Override
    public String name() {
        return "volume";
    }

    @Override
    public EventLoop events() {
        return events;
    }

    @Override
    public RequestSchema requestSchema() {
        return schema;
    }

    @Override
    public Metrics metrics() {
        return metrics;
    }

    @Override
    public RandomStream random(String purpose) {
        return new TestRandom(7);
    }

    @Override
    public List<Unit> below() {
        return List.copyOf(disks);
    }

    @Override
    public Request part(Request whole, Operation operation, long sector, long sectors) {
        Request part = new Request().reset(whole.id(), 0, operation, sector, sectors);
        part.partOf(whole);
        return part;
    }

    @Override
    public Request own(Operation operation, long sector, long sectors) {
        Request own = new Request().reset(Request.NONE, 0, operation, sector, sectors);
        own.criticality(Criticality.NONCRITICAL, Request.NONE);
        return own;
    }

    @Override
    public void hold(Request whole) {
        whole.hold();
    }

    @Override
    public boolean release(Request whole) {
        return whole.childCompleted() == 0;
    }

    @Override
    public boolean finish(Request completed) {
        Request whole = completed.parent();
        return whole != null && whole.childCompleted() == 0;
    }

    @Override
    public RuntimeException failure(String message) {
        return new IllegalStateException(message);
    }

    /** A disk with one server and a FIFO queue. */
    public final class Disk implements Unit {

        private final int index;
        private final long sectors;
        private final Deque<Request> queue = new ArrayDeque<>();
        private long last;
        private int outstanding;
        private boolean isBusy;

        /** Number of served requests. */
        long served;

        /** Processes of whose end this disk was notified, in order. */
        public final List<Long> ended = new ArrayList<>();

        Disk(int index, long sectors) {
            this.index = index;
            this.sectors = sectors;
        }

        @Override
        public String name() {
            return "disk" + index;
        }

        @Override
        public long sectors() {
            return sectors;
        }

        @Override
        public @Nullable String refusal(long sector, long count) {
            return refusal;
        }

        @Override
        public int outstanding() {
            return outstanding;
        }

        @Override
        public long distance(long sector) {
            return Math.abs(sector - last);
        }

        @Override
        public @Nullable PositionOracle positions() {
            return null;
        }

        @Override
        public void submit(Request request) {
            if (request.sector() < 0 || request.end() > sectors) {
                throw new AssertionError(request + " does not fit " + name());
            }
            String operation = request.operation().name().substring(0, 1).toLowerCase(java.util.Locale.ROOT);
            log(operation + index + (request.sectors() == 0 ? "" : "@" + request.sector() + "+" + request.sectors()));
            watcher.sent(index, request);
            outstanding++;
            queue.add(request);
            if (!isBusy) {
                serve();
            }
        }

        @Override
        public long relocated(Relocation relocation) {
            return watcher.relocated(index, relocation);
        }

        @Override
        public void processEnded(long process) {
            ended.add(process);
        }

        @Override
        public void unplug() {
            watcher.unplugged(index);
        }

        private void serve() {
            isBusy = true;
            last = queue.element().sector();
            long time = service.getAsLong();
            if (time == 0) {
                served();
            } else {
                events.schedule(events.now() + time, this::served);
            }
        }

        private void served() {
            Request request = queue.remove();
            outstanding--;
            served++;
            watcher.served(index, request);
            request.complete(events.now());
            isBusy = false;
            if (!queue.isEmpty()) {
                serve();
            }
        }
    }

    @Override
    public Parts parts() {
        return this::made;
    }

    private <X, P> P made(Kind<X, P> kind, Component component, X surroundings) {
        throw new AssertionError("this rig makes no " + kind);
    }

    @Override
    public ReplacementPolicy replacement(Component policy, int lines, long bytes) {
        throw new AssertionError("a volume caches nothing");
    }
}
