package org.spindle.policies.scheduler.compose;

import org.spindle.spi.scheduler.RequestScheduler;
import org.spindle.spi.scheduler.SchedulerContext;
import org.spindle.spi.scheduler.SchedulerFactory;

/** Creates {@code concatenate} schedulers. */
public final class ConcatenateFactory implements SchedulerFactory<ConcatenateConfig> {

    @Override
    public RequestScheduler create(ConcatenateConfig config, SchedulerContext context) {
        Combinations combinations = new Combinations("concatenate", context);
        RequestScheduler base = context.scheduler(config.base());
        return new ConcatenatingScheduler(base, config, new Accesses(base, combinations, context.events()));
    }
}
