package org.spindle.policies.scheduler.linux;

import org.spindle.spi.scheduler.RequestScheduler;
import org.spindle.spi.scheduler.SchedulerContext;
import org.spindle.spi.scheduler.SchedulerFactory;

/** Creates {@code anticipatory} schedulers. */
public final class AnticipatoryFactory implements SchedulerFactory<AnticipatoryConfig> {

    @Override
    public RequestScheduler create(AnticipatoryConfig config, SchedulerContext context) {
        return new Anticipatory(config, context.events());
    }
}
