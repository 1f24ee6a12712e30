package org.spindle.policies.scheduler.compose;

import org.spindle.spi.scheduler.RequestScheduler;
import org.spindle.spi.scheduler.SchedulerContext;
import org.spindle.spi.scheduler.SchedulerFactory;

/** Makes {@code concatenate} schedulers. */
public final class ConcatenateFactory implements SchedulerFactory<ConcatenateConfig> {

    @Override
    public RequestScheduler create(ConcatenateConfig config, SchedulerContext context) {
        Combinations combinations = new Combinations("concatenate", context);
        return new Concatenation(context.scheduler(config.base()), config, combinations, context.events());
    }
}
