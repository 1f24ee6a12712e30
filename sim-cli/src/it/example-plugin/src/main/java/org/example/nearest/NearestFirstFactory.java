package org.example.nearest;

import jakarta.inject.Inject;
import org.spindle.spi.scheduler.RequestScheduler;
import org.spindle.spi.scheduler.SchedulerContext;
import org.spindle.spi.scheduler.SchedulerFactory;

/** Makes the scheduler {@code example.nearest-first}. */
final class NearestFirstFactory implements SchedulerFactory<NearestFirstConfig> {

    @Inject
    NearestFirstFactory() {}

    @Override
    public RequestScheduler create(NearestFirstConfig config, SchedulerContext context) {
        return new NearestFirst(config.oldestEvery());
    }
}
