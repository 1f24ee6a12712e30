package org.spindle.cli.wiring;

import org.spindle.plugin.Registry;
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
import org.spindle.stack.Factories;

/** The factories that plugins have registered. */
record RegisteredFactories(Registry registry) implements Factories {

    @Override
    public RequestScheduler scheduler(Component component, SchedulerContext context) {
        return registry.scheduler(component, context);
    }

    @Override
    public Device device(Component component, DeviceContext context) {
        return registry.device(component, context);
    }

    @Override
    public Bus bus(Component component, String name, int attached, EventLoop events, Metrics metrics) {
        return registry.bus(component, name, attached, events, metrics);
    }

    @Override
    public Controller controller(Component component, ControllerContext context) {
        return registry.controller(component, context);
    }

    @Override
    public Driver driver(Component component, DriverContext context) {
        return registry.driver(component, context);
    }

    @Override
    public Layer layer(Component component, LayerContext context) {
        return registry.layer(component, context);
    }

    @Override
    public ReplacementPolicy replacement(Component component, ReplacementContext context) {
        return registry.replacement(component, context);
    }

    @Override
    public Workload workload(Component component, WorkloadContext context) {
        return registry.workload(component, context);
    }
}
