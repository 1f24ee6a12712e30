package org.spindle.policies.scheduler.position;

import org.spindle.spi.scheduler.RequestScheduler;
import org.spindle.spi.scheduler.SchedulerContext;
import org.spindle.spi.scheduler.SchedulerFactory;

/** Creates {@code shortest-distance} schedulers. */
public final class ShortestDistanceFactory implements SchedulerFactory<ShortestDistanceConfig> {

    @Override
    public RequestScheduler create(ShortestDistanceConfig config, SchedulerContext context) {
        return new ShortestDistanceFirst(context.positions());
    }
}
