package org.spindle.bench.disk;

import org.spindle.plugin.Registry;
import org.spindle.spi.Component;
import org.spindle.spi.metric.Metrics;
import org.spindle.spi.request.RequestSchema;
import org.spindle.spi.scheduler.PositionOracle;
import org.spindle.spi.scheduler.RequestScheduler;
import org.spindle.spi.scheduler.SchedulerContext;
import org.spindle.spi.scheduler.SchedulerFactory;
import org.spindle.spi.sim.EventLoop;
import org.spindle.spi.sim.RandomStream;
import org.spindle.stats.MetricSet;

/** The context of a scheduler. */
public record QueueHost(
        Registry registry,
        EventLoop events,
        RequestSchema requestSchema,
        long sectors,
        PositionOracle positions,
        RandomStream random)
        implements SchedulerContext {

    @Override
    public RequestScheduler scheduler(Component scheduler) {
        return registry.make(SchedulerFactory.KIND, scheduler, this);
    }

    @Override
    public Metrics metrics() {
        return new MetricSet(events).of("scheduler");
    }

    @Override
    public boolean mayCombine() {
        return true;
    }
}
