package org.spindle.policies.scheduler.compose;

import org.spindle.spi.scheduler.RequestScheduler;
import org.spindle.spi.scheduler.SchedulerContext;
import org.spindle.spi.scheduler.SchedulerFactory;

/** Creates {@code sequence} schedulers. */
public final class SequenceFactory implements SchedulerFactory<SequenceConfig> {

    @Override
    public RequestScheduler create(SequenceConfig config, SchedulerContext context) {
        return new Runs(context.scheduler(config.base()), config);
    }
}
