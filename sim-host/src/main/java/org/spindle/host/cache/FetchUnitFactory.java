package org.spindle.host.cache;

import jakarta.inject.Inject;
import org.spindle.spi.cache.PrefetchContext;
import org.spindle.spi.cache.PrefetchFactory;
import org.spindle.spi.cache.PrefetchPolicy;
import org.spindle.spi.config.Size;

/** Creates policies that fetch whole units. */
public final class FetchUnitFactory implements PrefetchFactory<FetchUnitConfig> {

    @Inject
    public FetchUnitFactory() {}

    @Override
    public PrefetchPolicy create(FetchUnitConfig config, PrefetchContext context) {
        long half = (long) context.lines() / 2 * context.lineSectors();
        if (config.unit().sectors() > half) {
            throw new IllegalArgumentException("a fetch unit of " + config.unit() + " is more than half of the cache, "
                    + Size.ofSectors(half) + "; choose a smaller prefetch.unit or a larger cache");
        }
        return new FetchUnits(context, Math.toIntExact(config.unit().sectors()), config.idleReading());
    }
}
