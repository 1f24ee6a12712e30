package org.spindle.host.cache;

import org.spindle.spi.Parts;
import org.spindle.spi.cache.PrefetchContext;
import org.spindle.spi.metric.Metrics;
import org.spindle.spi.sim.EventLoop;
import org.spindle.spi.sim.RandomStream;

/** The context of the prefetch policy of a {@link BlockCache}. */
final class PrefetchPort implements PrefetchContext {

    private final BlockCache cache;

    PrefetchPort(BlockCache cache) {
        this.cache = cache;
    }

    @Override
    public int lines() {
        return cache.rules().lines();
    }

    @Override
    public int lineSectors() {
        return cache.rules().shape().line();
    }

    @Override
    public int units() {
        return cache.units();
    }

    @Override
    public long sectors(int unit) {
        return cache.sectors(unit);
    }

    @Override
    public EventLoop events() {
        return cache.context().events();
    }

    @Override
    public RandomStream random() {
        return cache.context().random("prefetch");
    }

    @Override
    public Metrics metrics() {
        return cache.context().metrics();
    }

    @Override
    public Parts parts() {
        return cache.context().parts();
    }
}
