package org.spindle.policies.scheduler.position;

import org.spindle.spi.scheduler.RequestScheduler;
import org.spindle.spi.scheduler.SchedulerContext;
import org.spindle.spi.scheduler.SchedulerFactory;

/** Creates {@code sptf} schedulers. */
public final class SptfFactory implements SchedulerFactory<SptfConfig> {

    @Override
    public RequestScheduler create(SptfConfig config, SchedulerContext context) {
        return config.prediction().scheduler(false, false, context);
    }
}
