package org.spindle.host.cache;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.spindle.spi.Component;
import org.spindle.spi.Kind;
import org.spindle.spi.Parts;
import org.spindle.spi.cache.PrefetchContext;
import org.spindle.spi.cache.ReplacementPolicy;
import org.spindle.spi.cache.WriteBackContext;
import org.spindle.spi.layer.Layer;
import org.spindle.spi.layer.LayerContext;
import org.spindle.spi.layer.Unit;
import org.spindle.spi.metric.Metrics;
import org.spindle.spi.request.CompletionListener;
import org.spindle.spi.request.Operation;
import org.spindle.spi.request.Request;
import org.spindle.spi.request.RequestSchema;
import org.spindle.spi.scheduler.PositionOracle;
import org.spindle.spi.sim.EventLoop;
import org.spindle.spi.sim.RandomStream;
import org.spindle.testkit.oracle.PlainReplacement;
import org.spindle.testkit.sim.TestEventLoop;
import org.spindle.testkit.sim.TestMetrics;
import org.spindle.testkit.sim.TestRandom;

/**
 * A cache over units that hold contents: every write of the host has a version, by the moment at which it takes effect, and the rig follows it through the cache,
 * into the units and back. It fails the test as soon as anybody is given anything but the latest version.
 */
final class Rig implements LayerContext, DataMoves {

    static final long MS = 1_000_000;

    /** The content of what was discarded: anything. */
    private static final long UNKNOWN = -1;

    record Named(String type, Record config) implements Component {}

    record NoConfig() {}

    /** How long a unit takes for a request, drawn by the rig's random stream. */
    interface Service {
        long nanos(RandomStream random);
    }

    /** A unit that serves all its requests at once, each in a time of its own. */
    final class TestUnit implements Unit {
        private final int index;
        private final String name;
        private final long sectors;
        private final Service service;
        final long[] contents;
        final List<String> log = new ArrayList<>();
        private final List<Request> inService = new ArrayList<>();
        private final boolean[] isWritten;
        long sectorsRead;
        long sectorsWritten;
        boolean mayOverlap;

        TestUnit(int index, String name, long sectors, Service service) {
            this.index = index;
            this.name = name;
            this.sectors = sectors;
            this.service = service;
            contents = new long[(int) sectors];
            isWritten = new boolean[(int) sectors];
        }

        boolean isEverWritten(long from, long to) {
            for (long sector = from; sector < to; sector++) {
                if (!isWritten[(int) sector]) {
                    return false;
                }
            }
            return true;
        }

        @Override
        public void submit(Request request) {
            assertThat(request.sector()).isNotNegative();
            assertThat(request.end()).as("%s %s", name, request).isLessThanOrEqualTo(sectors);
            log.add((request.isRead() ? "R" : request.isWrite() ? "W" : request.operation()) + " " + request.sector()
                    + "+" + request.sectors());
            for (Request other : inService) {
                boolean isSafe = mayOverlap
                        || request.isRead() && other.isRead()
                        || request.isWrite() && other.isWrite() && sameData(request, other)
                        || request.operation() == Operation.DISCARD
                        || other.operation() == Operation.DISCARD
                        || other.end() <= request.sector()
                        || request.end() <= other.sector();
                assertThat(isSafe)
                        .as("%s: %s overlaps %s", name, request, other)
                        .isTrue();
            }
            inService.add(request);
            events.schedule(events.now() + service.nanos(random), () -> serve(request));
        }

        private boolean sameData(Request one, Request other) {
            long[] first = inFlight.get(one);
            long[] second = inFlight.get(other);
            if (first == null || second == null) {
                return false;
            }
            for (long at = Math.max(one.sector(), other.sector()); at < Math.min(one.end(), other.end()); at++) {
                if (first[(int) (at - one.sector())] != second[(int) (at - other.sector())]) {
                    return false;
                }
            }
            return true;
        }

        private void serve(Request request) {
            inService.remove(request);
            if (request.isWrite()) {
                long[] data = inFlight.remove(request);
                for (int i = 0; i < request.sectors(); i++) {
                    isWritten[(int) request.sector() + i] = true;
                    if (data != null) {
                        contents[(int) request.sector() + i] = data[i];
                    }
                }
                sectorsWritten += request.sectors();
            } else if (request.isRead()) {
                sectorsRead += request.sectors();
            }
            request.redirect(index, request.sector());
            request.complete(events.now());
        }

        @Override
        public String name() {
            return name;
        }

        @Override
        public long sectors() {
            return sectors;
        }

        @Override
        public @Nullable String refusal(long sector, long count) {
            return null;
        }

        @Override
        public int outstanding() {
            return inService.size();
        }

        @Override
        public long distance(long sector) {
            return sector;
        }

        @Override
        public @Nullable PositionOracle positions() {
            return null;
        }
    }

    final TestEventLoop events = new TestEventLoop();
    private final RequestSchema schema = new RequestSchema();
    final TestMetrics metrics = new TestMetrics();
    final TestRandom random;
    final List<TestUnit> units = new ArrayList<>();

    /** Of each cached unit: what the host wrote last, and what the cache holds. */
    private final List<long[]> latest = new ArrayList<>();

    private final List<Map<Long, Long>> cached = new ArrayList<>();
    private final Map<Request, long[]> inFlight = new IdentityHashMap<>();

    /** Of each read in progress: what the host had written last when it was submitted. */
    private final Map<Request, long[]> latestAtSubmission = new IdentityHashMap<>();

    private long version;
    private long ids;
    private @Nullable Layer cache;

    int completed;
    long sectorsBypassed;

    /** Index below of the first cached unit. */
    private int firstCached;

    Rig(long seed) {
        random = new TestRandom(seed);
    }

    /** Adds a unit; those that are added before {@code over} is called with a larger index are cached. */
    TestUnit unit(long sectors, Service service) {
        TestUnit unit = new TestUnit(units.size(), "unit" + units.size(), sectors, service);
        units.add(unit);
        return unit;
    }

    /** Builds a memory cache over all units. */
    Rig cache(CacheRules rules) {
        return cache(rules, new MemoryStore(), 0);
    }

    /** Builds a cache over the units from one on. */
    Rig cache(CacheRules rules, LineStore store, int firstCachedUnit) {
        firstCached = firstCachedUnit;
        for (TestUnit unit : units.subList(firstCached, units.size())) {
            latest.add(new long[(int) unit.sectors]);
            cached.add(new HashMap<>());
        }
        cache = new BlockCache(this, List.copyOf(units.subList(firstCached, units.size())), rules, store, this);
        return this;
    }

    Layer cache() {
        return java.util.Objects.requireNonNull(cache);
    }

    /** A request now; the listener is told when it is complete. */
    void submit(Operation operation, int unit, long sector, long sectors, CompletionListener listener) {
        Request request = new Request().reset(ids++, unit, operation, sector, sectors);
        request.arrived(events.now());
        if (operation == Operation.READ) {
            latestAtSubmission.put(request, latest.get(unit).clone());
        }
        long[] durable = operation == Operation.FLUSH ? latest.get(unit).clone() : null;
        request.expect(done -> {
            completed++;
            latestAtSubmission.remove(request);
            if (durable != null) {
                checkDurable(unit, durable);
            }
            listener.completed(done);
        });
        if (operation == Operation.DISCARD) {
            for (long at = sector; at < sector + sectors; at++) {
                latest.get(unit)[(int) at] = UNKNOWN;
            }
        }
        cache().submit(request);
    }

    /** Response time in milliseconds of a request that has the cache for itself. */
    double response(Operation operation, long sector, long sectors) {
        long begin = events.now();
        long[] end = {-1};
        submit(operation, 0, sector, sectors, done -> end[0] = done.completed());
        events.run();
        assertThat(end[0]).as("completion").isNotNegative();
        return (end[0] - begin) / (double) MS;
    }

    /** What was complete before the flush is below; of what came later, anything may be. */
    private void checkDurable(int unit, long[] before) {
        long[] contents = units.get(firstCached + unit).contents;
        for (int i = 0; i < contents.length; i++) {
            if (latest.get(unit)[i] != UNKNOWN && before[i] != UNKNOWN) {
                assertThat(contents[i]).as("durable content of sector %d", i).isGreaterThanOrEqualTo(before[i]);
            }
        }
    }

    /** Everything has come to rest and been flushed: the units hold what the host wrote last. */
    void checkContents() {
        for (int unit = 0; unit < latest.size(); unit++) {
            for (int i = 0; i < latest.get(unit).length; i++) {
                if (latest.get(unit)[i] != UNKNOWN) {
                    assertThat(units.get(firstCached + unit).contents[i])
                            .as("unit %d sector %d", unit, i)
                            .isEqualTo(latest.get(unit)[i]);
                }
            }
        }
    }

    @Override
    public void fetched(int unit, long sector, long sectors) {
        for (long at = sector; at < sector + sectors; at++) {
            Long before = cached.get(unit).put(at, units.get(firstCached + unit).contents[(int) at]);
            assertThat(before).as("content of sector %d that was fetched", at).isNull();
        }
    }

    @Override
    public void written(Request whole, int unit, long sector, long sectors) {
        version++;
        for (long at = sector; at < sector + sectors; at++) {
            latest.get(unit)[(int) at] = version;
            cached.get(unit).put(at, version);
        }
    }

    @Override
    public void delivered(Request whole, int unit, long sector, long sectors) {
        for (long at = sector; at < sector + sectors; at++) {
            Long found = cached.get(unit).get(at);
            assertThat(found)
                    .as("content of sector %d that %s reads", at, whole)
                    .isNotNull();
            if (latest.get(unit)[(int) at] != UNKNOWN) {
                assertThat(found)
                        .as("content of sector %d that %s reads", at, whole)
                        .isEqualTo(latest.get(unit)[(int) at]);
            }
        }
    }

    /** What was written before the read was submitted is below, or something newer. */
    @Override
    public void bypassed(Request whole, int unit, long sector, long sectors) {
        sectorsBypassed += sectors;
        long[] before = latestAtSubmission.get(whole);
        if (before == null) {
            return; // A read ahead: nobody is given what it reads.
        }
        for (long at = sector; at < sector + sectors; at++) {
            if (before[(int) at] != UNKNOWN && latest.get(unit)[(int) at] != UNKNOWN) {
                assertThat(units.get(firstCached + unit).contents[(int) at])
                        .as("content of sector %d that %s reads past the cache", at, whole)
                        .isGreaterThanOrEqualTo(before[(int) at]);
            }
        }
    }

    @Override
    public void taken(Request write, int unit, long sector, long sectors) {
        long[] data = new long[(int) sectors];
        for (int i = 0; i < sectors; i++) {
            Long found = cached.get(unit).get(sector + i);
            assertThat(found)
                    .as("content of sector %d that is written out", sector + i)
                    .isNotNull();
            data[i] = found;
        }
        inFlight.put(write, data);
    }

    @Override
    public void dropped(int unit, long sector, long sectors) {
        for (long at = sector; at < sector + sectors; at++) {
            cached.get(unit).remove(at);
        }
    }

    @Override
    public String name() {
        return "cache";
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
        return random;
    }

    @Override
    public RuntimeException failure(String message) {
        return new IllegalStateException(message);
    }

    @Override
    public Parts parts() {
        return this::made;
    }

    private <X, P> P made(Kind<X, P> kind, Component component, X surroundings) {
        return kind.product().cast(policyFor(component.config(), surroundings));
    }

    private static Object policyFor(Record config, Object surroundings) {
        if (config instanceof SequentialConfig sequential) {
            return new SequentialFactory().create(sequential, (PrefetchContext) surroundings);
        }
        if (config instanceof ReadAheadConfig ahead) {
            return new ReadAheadFactory().create(ahead, (PrefetchContext) surroundings);
        }
        if (config instanceof ConditionalConfig conditional) {
            return new ConditionalFactory().create(conditional, (PrefetchContext) surroundings);
        }
        WriteBackContext cache = (WriteBackContext) surroundings;
        if (config instanceof LeastRecentConfig recent) {
            return new LeastRecentFactory().create(recent, cache);
        }
        return config instanceof MarksConfig marks
                ? new MarksFactory().create(marks, cache)
                : new AgeBoundFactory().create((AgeBoundConfig) config, cache);
    }

    @Override
    public ReplacementPolicy replacement(Component policy, int lines, long bytes) {
        return switch (policy.type()) {
            case "fifo" -> PlainReplacement.fifo();
            case "lifo" -> PlainReplacement.lifo();
            case "mru" -> PlainReplacement.mru();
            case "scrambled" -> PlainReplacement.scrambled();
            case "lfu" -> PlainReplacement.lfu();
            case "refusing" -> new Selective(PlainReplacement.lru(), key -> false);
            case "even" -> new Selective(PlainReplacement.lru(), key -> key % 2 == 0);
            default -> PlainReplacement.lru();
        };
    }

    static Component policy(String type) {
        return new Named(type, new NoConfig());
    }

    @Override
    public List<Unit> below() {
        return List.copyOf(units);
    }

    @Override
    public Request part(Request whole, Operation operation, long sector, long sectors) {
        Request part = new Request().reset(whole.id(), 0, operation, sector, sectors);
        part.partOf(whole);
        return part;
    }

    @Override
    public Request own(Operation operation, long sector, long sectors) {
        return new Request().reset(Request.NONE, 0, operation, sector, sectors);
    }

    @Override
    public boolean finish(Request done) {
        Request whole = done.parent();
        return whole != null && whole.childCompleted() == 0;
    }

    @Override
    public void hold(Request whole) {
        throw new UnsupportedOperationException("caches keep count of their parts themselves");
    }

    @Override
    public boolean release(Request whole) {
        throw new UnsupportedOperationException("caches keep count of their parts themselves");
    }
}
