package org.spindle.policies.scheduler.arrival;

import org.spindle.spi.scheduler.RequestScheduler;
import org.spindle.spi.scheduler.SchedulerContext;
import org.spindle.spi.scheduler.SchedulerFactory;

/** Creates {@code fcfs} schedulers. */
public final class FcfsFactory implements SchedulerFactory<FcfsConfig> {

    @Override
    public RequestScheduler create(FcfsConfig config, SchedulerContext context) {
        return new FirstComeFirstServed();
    }
}
