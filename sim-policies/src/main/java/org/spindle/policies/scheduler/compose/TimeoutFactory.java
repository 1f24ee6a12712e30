package org.spindle.policies.scheduler.compose;

import org.spindle.spi.scheduler.RequestScheduler;
import org.spindle.spi.scheduler.SchedulerContext;
import org.spindle.spi.scheduler.SchedulerFactory;

/** Creates {@code timeout} schedulers. */
public final class TimeoutFactory implements SchedulerFactory<TimeoutConfig> {

    @Override
    public RequestScheduler create(TimeoutConfig config, SchedulerContext context) {
        RequestScheduler base = context.scheduler(config.base());
        long after = config.after().nanos();
        return config.overdue() == null
                ? new UrgentEligible(base, Urgency.NOBODY, after, context.events())
                : new UrgentQueue(context.scheduler(config.overdue()), base, Urgency.NOBODY, after, context.events());
    }
}
