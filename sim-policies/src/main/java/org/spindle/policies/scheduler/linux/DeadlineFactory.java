package org.spindle.policies.scheduler.linux;

import org.spindle.spi.scheduler.RequestScheduler;
import org.spindle.spi.scheduler.SchedulerContext;
import org.spindle.spi.scheduler.SchedulerFactory;

/** Creates {@code deadline} schedulers. */
public final class DeadlineFactory implements SchedulerFactory<DeadlineConfig> {

    @Override
    public RequestScheduler create(DeadlineConfig config, SchedulerContext context) {
        return new Deadline(config, context.events());
    }
}
