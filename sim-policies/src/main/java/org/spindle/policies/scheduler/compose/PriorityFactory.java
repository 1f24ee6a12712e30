package org.spindle.policies.scheduler.compose;

import org.spindle.spi.scheduler.RequestScheduler;
import org.spindle.spi.scheduler.SchedulerContext;
import org.spindle.spi.scheduler.SchedulerFactory;

/** Creates {@code priority} schedulers. */
public final class PriorityFactory implements SchedulerFactory<PriorityConfig> {

    @Override
    public RequestScheduler create(PriorityConfig config, SchedulerContext context) {
        RequestScheduler base = context.scheduler(config.base());
        Urgency urgency = Urgency.of(config.first());
        long after = config.promoteAfter() == null
                ? Long.MAX_VALUE
                : config.promoteAfter().nanos();
        return config.urgent() == null
                ? new UrgentEligible(base, urgency, after, context.events())
                : new UrgentQueue(context.scheduler(config.urgent()), base, urgency, after, context.events());
    }
}
