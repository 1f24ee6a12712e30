package org.spindle.policies.scheduler.seek;

import org.spindle.spi.scheduler.RequestScheduler;
import org.spindle.spi.scheduler.SchedulerContext;
import org.spindle.spi.scheduler.SchedulerFactory;

/** Makes {@code v-scan} schedulers. */
public final class VScanFactory implements SchedulerFactory<VScanConfig> {

    @Override
    public RequestScheduler create(VScanConfig config, SchedulerContext context) {
        return new TwoSidedScan(Math.round(config.r() * context.sectors()), ReferencePoint.FIRST_SECTOR);
    }
}
