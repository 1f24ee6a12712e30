package org.spindle.policies.scheduler.seek;

import org.spindle.spi.scheduler.RequestScheduler;
import org.spindle.spi.scheduler.SchedulerContext;
import org.spindle.spi.scheduler.SchedulerFactory;

/** Creates {@code c-scan} schedulers. */
public final class CScanFactory implements SchedulerFactory<CScanConfig> {

    @Override
    public RequestScheduler create(CScanConfig config, SchedulerContext context) {
        return new EdgeScan(
                config.places().map(context), context.positions(), context.events(), EdgeScan.Return.CIRCULAR);
    }
}
