package org.spindle.stack;

import org.spindle.spi.Component;
import org.spindle.spi.bus.Bus;
import org.spindle.spi.bus.Controller;
import org.spindle.spi.bus.ControllerContext;
import org.spindle.spi.cache.ReplacementContext;
import org.spindle.spi.cache.ReplacementPolicy;
import org.spindle.spi.device.Device;
import org.spindle.spi.device.DeviceContext;
import org.spindle.spi.driver.Driver;
import org.spindle.spi.driver.DriverContext;
import org.spindle.spi.layer.Layer;
import org.spindle.spi.layer.LayerContext;
import org.spindle.spi.metric.Metrics;
import org.spindle.spi.scheduler.RequestScheduler;
import org.spindle.spi.scheduler.SchedulerContext;
import org.spindle.spi.sim.EventLoop;
import org.spindle.spi.workload.Workload;
import org.spindle.spi.workload.WorkloadContext;

/**
 * Makes running instances of configured components: finds the factory of the component's {@code type} among those of the
 * kind and hands it the component's {@code config}. Every method throws IllegalArgumentException, with a message for the
 * user, if the type is unknown or refuses its configuration or surroundings. Simulations on several threads may share it.
 */
public interface Factories {

    RequestScheduler scheduler(Component component, SchedulerContext context);

    Device device(Component component, DeviceContext context);

    /**
     * Makes a bus.
     *
     * @param attached how many clients the bus will have, the one above included
     */
    Bus bus(Component component, String name, int attached, EventLoop events, Metrics metrics);

    Controller controller(Component component, ControllerContext context);

    Driver driver(Component component, DriverContext context);

    Layer layer(Component component, LayerContext context);

    ReplacementPolicy replacement(Component component, ReplacementContext context);

    Workload workload(Component component, WorkloadContext context);
}
