package org.spindle.policies.scheduler.seek;

import org.spindle.spi.scheduler.RequestScheduler;
import org.spindle.spi.scheduler.SchedulerContext;
import org.spindle.spi.scheduler.SchedulerFactory;

/** Creates {@code c-look} schedulers. */
public final class CLookFactory implements SchedulerFactory<CLookConfig> {

    @Override
    public RequestScheduler create(CLookConfig config, SchedulerContext context) {
        return new CircularScan(config.places().map(context));
    }
}
