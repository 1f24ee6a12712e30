package org.spindle.policies.scheduler.seek;

import org.spindle.spi.scheduler.RequestScheduler;
import org.spindle.spi.scheduler.SchedulerContext;
import org.spindle.spi.scheduler.SchedulerFactory;

/** Creates {@code look} schedulers. */
public final class LookFactory implements SchedulerFactory<LookConfig> {

    @Override
    public RequestScheduler create(LookConfig config, SchedulerContext context) {
        PlaceMap map = config.places().map(context);
        return new TwoSidedScan(
                map,
                map.places(),
                1,
                ReferencePoint.FIRST_SECTOR,
                !config.compat().contains(LookCompat.ALWAYS_UPWARD));
    }
}
