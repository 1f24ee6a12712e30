package org.spindle.policies.scheduler.linux;

import org.spindle.spi.scheduler.RequestScheduler;
import org.spindle.spi.scheduler.SchedulerContext;
import org.spindle.spi.scheduler.SchedulerFactory;

/** Creates {@code mq-deadline} schedulers. */
public final class MqDeadlineFactory implements SchedulerFactory<MqDeadlineConfig> {

    @Override
    public RequestScheduler create(MqDeadlineConfig config, SchedulerContext context) {
        return new MqDeadline(config, context.events());
    }
}
