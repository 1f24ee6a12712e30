package org.spindle.policies.scheduler.compose;

import org.spindle.spi.scheduler.RequestScheduler;
import org.spindle.spi.scheduler.SchedulerContext;
import org.spindle.spi.scheduler.SchedulerFactory;

/** Makes {@code collapse} schedulers. */
public final class CollapseFactory implements SchedulerFactory<CollapseConfig> {

    @Override
    public RequestScheduler create(CollapseConfig config, SchedulerContext context) {
        Combinations combinations = new Combinations("collapse", context);
        return new Collapsing(context.scheduler(config.base()), config.match(), combinations, context.events());
    }
}
