package org.spindle.policies.scheduler.linux;

import org.spindle.spi.scheduler.RequestScheduler;
import org.spindle.spi.scheduler.SchedulerContext;
import org.spindle.spi.scheduler.SchedulerFactory;

/** Creates {@code bfq} schedulers. */
public final class BfqFactory implements SchedulerFactory<BfqConfig> {

    @Override
    public RequestScheduler create(BfqConfig config, SchedulerContext context) {
        return new BfqParts(config).scheduler(context.events());
    }
}
