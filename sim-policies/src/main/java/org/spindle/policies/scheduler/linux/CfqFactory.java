package org.spindle.policies.scheduler.linux;

import org.spindle.spi.scheduler.RequestScheduler;
import org.spindle.spi.scheduler.SchedulerContext;
import org.spindle.spi.scheduler.SchedulerFactory;

/** Creates {@code cfq} schedulers. */
public final class CfqFactory implements SchedulerFactory<CfqConfig> {

    @Override
    public RequestScheduler create(CfqConfig config, SchedulerContext context) {
        return new Cfq(config, context.events());
    }
}
