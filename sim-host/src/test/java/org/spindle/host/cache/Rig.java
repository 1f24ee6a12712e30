package org.spindle.host.cache;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
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
import org.spindle.spi.request.RequestAttribute;
import org.spindle.spi.request.RequestSchema;
import org.spindle.spi.sim.EventLoop;
import org.spindle.spi.sim.RandomStream;
import org.spindle.testkit.oracle.PlainReplacement;
import org.spindle.testkit.sim.TestEventLoop;
import org.spindle.testkit.sim.TestMetrics;
import org.spindle.testkit.sim.TestRandom;

/** A cache over units that hold data, which {@link VersionedData} checks. */
final class Rig implements LayerContext {

    static final long MS = 1_000_000;

    record Named(String type, Record config) implements Component {}

    record NoConfig() {}

    final TestEventLoop events = new TestEventLoop();

    private final RequestSchema schema = new RequestSchema();

    final TestMetrics metrics = new TestMetrics();

    final TestRandom random;

    final List<StoringUnit> units = new ArrayList<>();
    final VersionedData data = new VersionedData();

    private long ids;

    private @Nullable Layer cache;

    int completed;

    /** Set in every request that is submitted. */
    long nextAccess = Request.NONE;

    /** Calls of the policy {@code telling}. */
    final List<String> told = new ArrayList<>();

    Rig(long seed) {
        random = new TestRandom(seed);
    }

    /** Adds a unit. */
    StoringUnit unit(long sectors, StoringUnit.Service service) {
        StoringUnit unit = new StoringUnit(units.size(), "unit" + units.size(), sectors, service, events, random, data);
        units.add(unit);
        return unit;
    }

    /** Builds a memory cache over all units. */
    Rig cache(CacheRules rules) {
        return cache(rules, new MemoryStore(), 0);
    }

    /** Builds a cache over the units from one on. */
    Rig cache(CacheRules rules, LineStore store, int firstCachedUnit) {
        List<StoringUnit> behind = units.subList(firstCachedUnit, units.size());
        behind.forEach(data::cached);
        cache = new BlockCache(this, List.copyOf(behind), rules, store, data);
        return this;
    }

    Layer cache() {
        return java.util.Objects.requireNonNull(cache);
    }

    /** Submits a request now; the listener is called when it is complete. */
    void submit(Operation operation, int unit, long sector, long sectors, CompletionListener listener) {
        Request request = new Request().reset(ids++, unit, operation, sector, sectors);
        request.arrived(events.now());
        request.attribute(RequestAttribute.NEXT_ACCESS, nextAccess);
        data.submitted(request, done -> {
            completed++;
            listener.completed(done);
        });
        cache().submit(request);
    }

    /** Returns the response time, in milliseconds, of a request that is alone in the cache. */
    double response(Operation operation, long sector, long sectors) {
        long begin = events.now();
        long[] end = {-1};
        submit(operation, 0, sector, sectors, done -> end[0] = done.completed());
        events.run();
        assertThat(end[0]).as("completion").isNotNegative();
        return (end[0] - begin) / (double) MS;
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
        if (config instanceof FetchUnitConfig units) {
            return new FetchUnitFactory().create(units, (PrefetchContext) surroundings);
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
            case "telling" -> new RecordingPolicy(PlainReplacement.lru(), told);
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
