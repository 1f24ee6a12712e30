package org.spindle.policies.scheduler.position;

import org.spindle.spi.scheduler.RequestScheduler;
import org.spindle.spi.scheduler.SchedulerContext;
import org.spindle.spi.scheduler.SchedulerFactory;

/** Creates {@code spctf} schedulers. */
public final class SpctfFactory implements SchedulerFactory<SpctfConfig> {

    @Override
    public RequestScheduler create(SpctfConfig config, SchedulerContext context) {
        return config.prediction().scheduler(false, true, context);
    }
}
