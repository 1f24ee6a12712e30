package org.spindle.experiment;

import java.util.List;
import org.spindle.spi.Component;
import org.spindle.spi.device.Device;
import org.spindle.spi.driver.DriverContext;
import org.spindle.spi.metric.Metrics;
import org.spindle.spi.request.BlockTarget;
import org.spindle.spi.scheduler.RequestScheduler;
import org.spindle.spi.sim.EventLoop;

/** What the simulation gives to the driver. */
record DriverHost(
        EventLoop events,
        Metrics metrics,
        List<String> devices,
        List<Device> attached,
        List<BlockTarget> paths,
        Queues queues)
        implements DriverContext {

    @Override
    public BlockTarget path(int device) {
        return paths.get(device);
    }

    @Override
    public int queueDepth(int device) {
        return attached.get(device).queueDepth();
    }

    @Override
    public RequestScheduler scheduler(Component scheduler, int device) {
        String name = devices.get(device);
        Device target = attached.get(device);
        return queues.make(
                scheduler, "driver." + name + ".scheduler", name, target.sectors(), target.positions(), true);
    }
}
