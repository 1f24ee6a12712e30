package org.spindle.policies.scheduler.linux;

import org.spindle.spi.scheduler.RequestScheduler;
import org.spindle.spi.scheduler.SchedulerContext;
import org.spindle.spi.scheduler.SchedulerFactory;

/** Creates {@code noop} schedulers. */
public final class NoopFactory implements SchedulerFactory<NoopConfig> {

    @Override
    public RequestScheduler create(NoopConfig config, SchedulerContext context) {
        return new Noop();
    }
}
