package org.spindle.policies.scheduler.seek;

import org.spindle.spi.scheduler.RequestScheduler;
import org.spindle.spi.scheduler.SchedulerContext;
import org.spindle.spi.scheduler.SchedulerFactory;

/** Creates {@code fd-scan} schedulers. */
public final class FdScanFactory implements SchedulerFactory<FdScanConfig> {

    @Override
    public RequestScheduler create(FdScanConfig config, SchedulerContext context) {
        return new FeasibleDeadlineScan(
                config.places().map(context),
                config.deadlines().deadlines(),
                config.service().nanos(),
                context.events());
    }
}
