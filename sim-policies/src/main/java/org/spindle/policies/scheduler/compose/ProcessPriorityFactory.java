package org.spindle.policies.scheduler.compose;

import org.spindle.spi.scheduler.RequestScheduler;
import org.spindle.spi.scheduler.SchedulerContext;
import org.spindle.spi.scheduler.SchedulerFactory;

/** Creates {@code process-priority} schedulers. */
public final class ProcessPriorityFactory implements SchedulerFactory<ProcessPriorityConfig> {

    @Override
    public RequestScheduler create(ProcessPriorityConfig config, SchedulerContext context) {
        return new ProcessPriority(context.scheduler(config.base()), config.levels());
    }
}
