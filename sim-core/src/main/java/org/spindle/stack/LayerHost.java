package org.spindle.stack;

import java.util.List;
import org.jspecify.annotations.Nullable;
import org.spindle.spi.Component;
import org.spindle.spi.cache.ReplacementContext;
import org.spindle.spi.cache.ReplacementPolicy;
import org.spindle.spi.layer.LayerContext;
import org.spindle.spi.layer.Unit;
import org.spindle.spi.metric.Metrics;
import org.spindle.spi.request.Criticality;
import org.spindle.spi.request.Operation;
import org.spindle.spi.request.Request;
import org.spindle.spi.sim.EventLoop;
import org.spindle.spi.sim.RandomStream;

/** The context of one layer. */
final class LayerHost implements LayerContext {

    private record Lines(int lines, RandomStream random) implements ReplacementContext {}

    private final String name;
    private final StackEnvironment environment;
    private final Metrics metrics;
    private final List<Unit> below;
    private final RequestPool pool;

    LayerHost(String name, StackEnvironment environment, Metrics metrics, List<Unit> below) {
        this.name = name;
        this.environment = environment;
        this.metrics = metrics;
        this.below = below;
        pool = environment.pool();
    }

    /** Returns the context of a layer in the same place over other units. */
    LayerHost over(List<Unit> units) {
        return new LayerHost(name, environment, metrics, units);
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
    public RandomStream random(String purpose) {
        return environment.streams().stream("layers." + name + "." + purpose);
    }

    @Override
    public ReplacementPolicy replacement(Component policy, int lines) {
        return environment.factories().replacement(policy, new Lines(lines, random("replacement")));
    }

    @Override
    public List<Unit> below() {
        return below;
    }

    @Override
    public Request part(Request whole, Operation operation, long sector, long sectors) {
        Request part = pool.take().reset(whole.id(), 0, operation, sector, sectors);
        part.criticality(whole.criticality(), whole.timeLimit());
        part.process(whole.process());
        part.flags(whole.isAsynchronous(), whole.isMetadata(), whole.isReadAhead());
        part.partOf(whole);
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
            whole.serviceOf(completed);
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
