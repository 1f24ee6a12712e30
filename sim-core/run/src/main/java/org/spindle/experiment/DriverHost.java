package org.spindle.experiment;

import java.util.List;
import org.spindle.spi.Component;
import org.spindle.spi.driver.DriverContext;
import org.spindle.spi.metric.Metrics;
import org.spindle.spi.request.BlockTarget;
import org.spindle.spi.request.RequestSchema;
import org.spindle.spi.scheduler.RequestScheduler;
import org.spindle.spi.sim.EventLoop;

/** What the simulation gives to the driver. */
record DriverHost(
        EventLoop events,
        Metrics metrics,
        RequestSchema requestSchema,
        List<Way> attached,
        List<BlockTarget> paths,
        Ways ways,
        Queues queues)
        implements DriverContext {

    @Override
    public List<String> devices() {
        return attached.stream().map(Way::name).toList();
    }

    @Override
    public BlockTarget path(int device) {
        return paths.get(device);
    }

    @Override
    public int queueDepth(int device) {
        return attached.get(device).depth();
    }

    @Override
    public int sharing(int device) {
        String end = ways.firstEnd(attached.get(device).name());
        for (int i = 0; i < device; i++) {
            if (ways.firstEnd(attached.get(i).name()).equals(end)) {
                return i;
            }
        }
        return device;
    }

    @Override
    public int sharedDepth(int sharing) {
        return attached.get(sharing).depth();
    }

    @Override
    public RequestScheduler scheduler(Component scheduler, int device) {
        Way way = attached.get(device);
        return queues.make(
                scheduler,
                "driver." + way.name() + ".scheduler",
                way.name(),
                way.device().sectors(),
                way.device().positions(),
                new WatchedPositions(way.name(), metrics),
                true);
    }
}
