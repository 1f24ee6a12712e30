package org.spindle.policies.scheduler.compose;

import org.spindle.policies.scheduler.compose.CollapseConfig.Joining;
import org.spindle.spi.scheduler.RequestScheduler;
import org.spindle.spi.scheduler.SchedulerContext;
import org.spindle.spi.scheduler.SchedulerFactory;

/** Creates {@code collapse} schedulers. */
public final class CollapseFactory implements SchedulerFactory<CollapseConfig> {

    @Override
    public RequestScheduler create(CollapseConfig config, SchedulerContext context) {
        Combinations combinations = new Combinations("collapse", context);
        RequestScheduler base = context.scheduler(config.base());
        Accesses accesses = new Accesses(base, combinations, context.events());
        return config.joining() == Joining.ARRIVAL
                ? new Collapsing(base, config.match(), accesses)
                : new LateCollapsing(base, config.joining() == Joining.COMPLETION, accesses);
    }
}
