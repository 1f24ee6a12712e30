package org.spindle.policies.scheduler.seek;

import org.spindle.spi.scheduler.RequestScheduler;
import org.spindle.spi.scheduler.SchedulerContext;
import org.spindle.spi.scheduler.SchedulerFactory;

/** Creates {@code scan} schedulers. */
public final class ScanFactory implements SchedulerFactory<ScanConfig> {

    @Override
    public RequestScheduler create(ScanConfig config, SchedulerContext context) {
        return new EdgeScan(
                config.places().map(context), context.positions(), context.events(), EdgeScan.Return.TURNING);
    }
}
