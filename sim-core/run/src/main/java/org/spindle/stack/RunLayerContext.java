package org.spindle.stack;

import java.util.List;
import org.jspecify.annotations.Nullable;
import org.spindle.spi.Component;
import org.spindle.spi.Parts;
import org.spindle.spi.cache.ReplacementContext;
import org.spindle.spi.cache.ReplacementFactory;
import org.spindle.spi.cache.ReplacementPolicy;
import org.spindle.spi.layer.LayerContext;
import org.spindle.spi.layer.Unit;
import org.spindle.spi.metric.Metrics;
import org.spindle.spi.request.CommonTimes;
import org.spindle.spi.request.Criticality;
import org.spindle.spi.request.Operation;
import org.spindle.spi.request.Request;
import org.spindle.spi.request.RequestAttribute;
import org.spindle.spi.request.RequestSchema;
import org.spindle.spi.request.TimeComponent;
import org.spindle.spi.sim.EventLoop;
import org.spindle.spi.sim.RandomStream;

/** The context of one layer. */
final class RunLayerContext implements LayerContext {

    /**
     * The context of a replacement policy; its ghost limit is the number of keys in the cache and its misses in
     * progress.
     *
     * @param foresight called by a policy that needs the next accesses. Whether requests carry these is known later, when
     *     the workload is made.
     */
    private record CacheSurroundings(
            int lines,
            long bytes,
            int ghostLimit,
            RandomStream random,
            Metrics metrics,
            Parts parts,
            Runnable foresight)
            implements ReplacementContext {

        @Override
        public boolean knowsNextAccesses() {
            foresight.run();
            return true;
        }
    }

    private final String name;
    private final StackEnvironment environment;
    private final Metrics metrics;
    private final List<Unit> below;
    private final RequestPool pool;
    private final TimeComponent partsWait;

    RunLayerContext(String name, StackEnvironment environment, Metrics metrics, List<Unit> below) {
        this.name = name;
        this.environment = environment;
        this.metrics = metrics;
        this.below = below;
        pool = environment.pool();
        partsWait = CommonTimes.partsWait(pool.schema());
    }

    /** Returns the context of a layer in the same place over other units. */
    RunLayerContext over(List<Unit> units) {
        return new RunLayerContext(name, environment, metrics, units);
    }

    @Override
    public String name() {
        return name;
    }

    @Override
    public EventLoop events() {
        return environment.events();
    }

    @Override
    public Metrics metrics() {
        return metrics;
    }

    @Override
    public RequestSchema requestSchema() {
        return pool.schema();
    }

    @Override
    public RandomStream random(String purpose) {
        return environment.streams().stream("layers." + name + "." + purpose);
    }

    @Override
    public ReplacementPolicy replacement(Component policy, int lines, long bytes) {
        int ghostLimit = (int) Math.min(2L * lines, Integer.MAX_VALUE);
        return environment
                .factories()
                .make(
                        ReplacementFactory.KIND,
                        policy,
                        new CacheSurroundings(
                                lines,
                                bytes,
                                ghostLimit,
                                random("replacement"),
                                metrics,
                                parts(),
                                () -> pool.need(new RequestPool.Need(
                                        name,
                                        "replacement policy '" + policy.type() + "'",
                                        RequestAttribute.NEXT_ACCESS))));
    }

    @Override
    public Parts parts() {
        return environment.factories()::make;
    }

    @Override
    public List<Unit> below() {
        return below;
    }

    @Override
    public Request part(Request whole, Operation operation, long sector, long sectors) {
        Request part = pool.take().reset(whole.id(), 0, operation, sector, sectors);
        part.issuedAs(whole);
        part.partOf(whole);
        long now = environment.events().now();
        whole.clock().enter(partsWait, now);
        part.clock().begin(now);
        return part;
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
    public Request own(Operation operation, long sector, long sectors) {
        Request own = pool.take().reset(Request.NONE, 0, operation, sector, sectors);
        own.criticality(Criticality.NONCRITICAL, Request.NONE);
        own.flags(true, false, false);
        own.clock().begin(environment.events().now());
        return own;
    }

    @Override
    public boolean finish(Request completed) {
        boolean isLast = false;
        @Nullable Request whole = completed.parent();
        if (whole != null) {
            long dispatched = completed.dispatched();
            if (dispatched != Request.NONE && (whole.dispatched() == Request.NONE || dispatched < whole.dispatched())) {
                whole.dispatched(dispatched);
            }
            whole.servedAs(completed);
            isLast = whole.childCompleted() == 0;
        }
        pool.giveBack(completed);
        return isLast;
    }

    @Override
    public RuntimeException failure(String message) {
        return environment.failures().apply("layers." + name + ": " + message);
    }
}
