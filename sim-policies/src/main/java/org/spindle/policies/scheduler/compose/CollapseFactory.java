package org.spindle.policies.scheduler.compose;

import org.spindle.spi.scheduler.RequestScheduler;
import org.spindle.spi.scheduler.SchedulerContext;
import org.spindle.spi.scheduler.SchedulerFactory;

/** Makes {@code collapse} schedulers. */
public final class CollapseFactory implements SchedulerFactory<CollapseConfig> {

    @Override
    public RequestScheduler create(CollapseConfig config, SchedulerContext context) {
        Combinations combinations = new Combinations("collapse", context);
        RequestScheduler base = context.scheduler(config.base());
        return new Collapsing(base, config.match(), new Accesses(base, combinations, context.events()));
    }
}
