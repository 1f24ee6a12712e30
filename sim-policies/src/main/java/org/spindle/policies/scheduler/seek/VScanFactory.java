package org.spindle.policies.scheduler.seek;

import org.spindle.spi.scheduler.RequestScheduler;
import org.spindle.spi.scheduler.SchedulerContext;
import org.spindle.spi.scheduler.SchedulerFactory;

/** Creates {@code v-scan} schedulers. */
public final class VScanFactory implements SchedulerFactory<VScanConfig> {

    @Override
    public RequestScheduler create(VScanConfig config, SchedulerContext context) {
        PlaceMap map = config.places().map(context);
        if (config.compat().contains(VScanCompat.LOWEST_FIRST)) {
            return new LowestFirst(map);
        }
        return new TwoSidedScan(map, Math.round(config.r() * map.places()), 1, ReferencePoint.FIRST_SECTOR);
    }
}
