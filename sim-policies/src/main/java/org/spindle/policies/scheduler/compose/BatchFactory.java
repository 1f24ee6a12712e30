package org.spindle.policies.scheduler.compose;

import org.spindle.spi.scheduler.RequestScheduler;
import org.spindle.spi.scheduler.SchedulerContext;
import org.spindle.spi.scheduler.SchedulerFactory;

/** Creates {@code batch} schedulers. */
public final class BatchFactory implements SchedulerFactory<BatchConfig> {

    @Override
    public RequestScheduler create(BatchConfig config, SchedulerContext context) {
        int size = config.size() == null ? Integer.MAX_VALUE : config.size();
        return new Batches(context.scheduler(config.base()), size);
    }
}
