package org.spindle.policies.scheduler.position;

import org.spindle.spi.scheduler.RequestScheduler;
import org.spindle.spi.scheduler.SchedulerContext;
import org.spindle.spi.scheduler.SchedulerFactory;

/** Creates {@code satf} schedulers. */
public final class SatfFactory implements SchedulerFactory<SatfConfig> {

    @Override
    public RequestScheduler create(SatfConfig config, SchedulerContext context) {
        return config.prediction().scheduler(true, false, context);
    }
}
