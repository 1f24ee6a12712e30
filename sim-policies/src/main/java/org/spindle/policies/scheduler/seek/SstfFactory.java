package org.spindle.policies.scheduler.seek;

import org.spindle.spi.scheduler.RequestScheduler;
import org.spindle.spi.scheduler.SchedulerContext;
import org.spindle.spi.scheduler.SchedulerFactory;

/** Creates {@code sstf} schedulers. */
public final class SstfFactory implements SchedulerFactory<SstfConfig> {

    @Override
    public RequestScheduler create(SstfConfig config, SchedulerContext context) {
        PlaceMap map = config.places().map(context);
        return config.compat().contains(SstfCompat.FIRST_IN_ORDER)
                ? new NearestInOrder(map)
                : new TwoSidedScan(map, 0, 1, config.reference().point);
    }
}
