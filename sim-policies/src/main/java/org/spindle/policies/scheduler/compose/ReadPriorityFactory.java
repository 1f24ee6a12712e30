package org.spindle.policies.scheduler.compose;

import org.spindle.spi.scheduler.RequestScheduler;
import org.spindle.spi.scheduler.SchedulerContext;
import org.spindle.spi.scheduler.SchedulerFactory;

/** Creates {@code read-priority} schedulers. */
public final class ReadPriorityFactory implements SchedulerFactory<ReadPriorityConfig> {

    @Override
    public RequestScheduler create(ReadPriorityConfig config, SchedulerContext context) {
        RequestScheduler base = context.scheduler(config.base());
        Urgency reads = (request, now) -> request.isRead();
        long after = config.promoteAfter() == null
                ? Long.MAX_VALUE
                : config.promoteAfter().nanos();
        return config.reads() == null
                ? new UrgentEligible(base, reads, after, context.events())
                : new UrgentQueue(context.scheduler(config.reads()), base, reads, after, context.events());
    }
}
