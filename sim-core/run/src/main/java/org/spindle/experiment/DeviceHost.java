package org.spindle.experiment;

import java.util.function.UnaryOperator;
import org.jspecify.annotations.Nullable;
import org.spindle.spi.Component;
import org.spindle.spi.Parts;
import org.spindle.spi.bus.BusPort;
import org.spindle.spi.device.DeviceContext;
import org.spindle.spi.metric.Metrics;
import org.spindle.spi.request.RequestSchema;
import org.spindle.spi.scheduler.PositionOracle;
import org.spindle.spi.scheduler.RequestScheduler;
import org.spindle.spi.sim.EventLoop;
import org.spindle.spi.sim.RandomStream;
import org.spindle.spi.timeline.Timeline;

/** What the simulation gives to one device. */
record DeviceHost(
        String name,
        EventLoop events,
        BusPort bus,
        Metrics metrics,
        RequestSchema requestSchema,
        RandomStream random,
        Timeline timeline,
        String path,
        Queues queues,
        Parts parts)
        implements DeviceContext {

    @Override
    public RequestScheduler scheduler(Component scheduler, long sectors, @Nullable PositionOracle positions) {
        return queues.make(scheduler, path + ".scheduler", name, sectors, positions, UnaryOperator.identity(), false);
    }
}
