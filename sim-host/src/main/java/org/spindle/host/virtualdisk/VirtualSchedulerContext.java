package org.spindle.host.virtualdisk;

import org.spindle.spi.Component;
import org.spindle.spi.Parts;
import org.spindle.spi.metric.Metrics;
import org.spindle.spi.request.RequestSchema;
import org.spindle.spi.scheduler.PositionOracle;
import org.spindle.spi.scheduler.RequestScheduler;
import org.spindle.spi.scheduler.SchedulerContext;
import org.spindle.spi.scheduler.SchedulerFactory;
import org.spindle.spi.sim.EventLoop;
import org.spindle.spi.sim.RandomStream;

/** The context of the scheduler of a virtual disk, which has no access to the real disk except to its capacity. */
final class VirtualSchedulerContext implements SchedulerContext {

    private final VirtualDiskContext context;
    private final String scheduler;
    private final Metrics metrics;
    private int made;

    VirtualSchedulerContext(VirtualDiskContext context, String scheduler, Metrics metrics) {
        this.context = context;
        this.scheduler = scheduler;
        this.metrics = metrics;
    }

    @Override
    public EventLoop events() {
        return context.events();
    }

    @Override
    public long sectors() {
        return context.sectors();
    }

    @Override
    public PositionOracle positions() {
        throw new IllegalArgumentException("scheduler '" + scheduler
                + "' needs head positions, which a virtual disk does not have; choose one that orders by sectors or arrival, such as"
                + " cfq, anticipatory, deadline or noop");
    }

    @Override
    public RequestSchema requestSchema() {
        return context.schema();
    }

    @Override
    public RandomStream random() {
        return context.random();
    }

    @Override
    public Metrics metrics() {
        return metrics;
    }

    @Override
    public RequestScheduler scheduler(Component part) {
        made++;
        return context.parts()
                .make(
                        SchedulerFactory.KIND,
                        part,
                        new VirtualSchedulerContext(
                                context, part.type(), new PrefixedMetrics("part-" + made + "-", metrics)));
    }

    @Override
    public Parts parts() {
        return context.parts();
    }

    @Override
    public boolean mayCombine() {
        return false;
    }
}
