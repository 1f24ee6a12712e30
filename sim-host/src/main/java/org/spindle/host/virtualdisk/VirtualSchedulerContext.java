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

/** What the scheduler of a virtual disk may know: nothing of the real disk but its capacity. */
final class VirtualSchedulerContext implements SchedulerContext {

    private final VirtualDiskSurroundings surroundings;
    private final String scheduler;
    private final Metrics metrics;
    private int made;

    VirtualSchedulerContext(VirtualDiskSurroundings surroundings, String scheduler, Metrics metrics) {
        this.surroundings = surroundings;
        this.scheduler = scheduler;
        this.metrics = metrics;
    }

    @Override
    public EventLoop events() {
        return surroundings.events();
    }

    @Override
    public long sectors() {
        return surroundings.sectors();
    }

    @Override
    public PositionOracle positions() {
        throw new IllegalArgumentException("scheduler '" + scheduler
                + "' has to know positions, and a virtual disk has none; choose one that goes by sectors, such as cfq,"
                + " anticipatory, deadline or noop");
    }

    @Override
    public RequestSchema requestSchema() {
        return surroundings.schema();
    }

    @Override
    public RandomStream random() {
        return surroundings.random();
    }

    @Override
    public Metrics metrics() {
        return metrics;
    }

    @Override
    public RequestScheduler scheduler(Component part) {
        made++;
        return surroundings
                .parts()
                .make(
                        SchedulerFactory.KIND,
                        part,
                        new VirtualSchedulerContext(
                                surroundings, part.type(), new PrefixedMetrics("part-" + made + "-", metrics)));
    }

    @Override
    public Parts parts() {
        return surroundings.parts();
    }

    @Override
    public boolean mayCombine() {
        return false;
    }
}
