package org.spindle.run;

import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.spindle.config.SectionValues;
import org.spindle.scenario.Scenario;
import org.spindle.scenario.Sections;
import org.spindle.spi.Component;
import org.spindle.spi.Kind;
import org.spindle.spi.bus.Bus;
import org.spindle.spi.bus.BusContext;
import org.spindle.spi.bus.Controller;
import org.spindle.spi.bus.ControllerFactory;
import org.spindle.spi.device.Device;
import org.spindle.spi.device.DeviceContext;
import org.spindle.spi.driver.Driver;
import org.spindle.spi.driver.DriverContext;
import org.spindle.spi.host.Host;
import org.spindle.spi.host.HostContext;
import org.spindle.spi.layer.Layer;
import org.spindle.spi.layer.LayerContext;
import org.spindle.spi.layer.LayerFactory;
import org.spindle.spi.scheduler.RequestScheduler;
import org.spindle.spi.scheduler.SchedulerContext;
import org.spindle.spi.workload.Workload;
import org.spindle.spi.workload.WorkloadContext;
import org.spindle.stack.Factories;

/** Factories of the simplest components that a run needs; each configuration record makes its own component. */
final class Doubles implements Factories {

    static final long MS = 1_000_000;

    /** The contexts of the devices of the last assembly, by name. */
    final Map<String, DeviceContext> deviceContexts = new LinkedHashMap<>();

    final List<SchedulerContext> schedulerContexts = new ArrayList<>();

    final Map<String, TestBus> buses = new LinkedHashMap<>();

    final Map<String, Integer> attached = new LinkedHashMap<>();

    record Of(String type, Record config) implements Component {}

    /** A config that makes a device. */
    interface DeviceConfig {
        Device make(DeviceContext context);
    }

    /** A config that makes a layer. */
    interface LayerConfig {
        Layer make(LayerContext context);
    }

    /** A config that makes a host. */
    interface HostConfig {
        Host make(HostContext context);
    }

    /** A config that makes a workload. */
    interface WorkloadConfig {
        Workload make(WorkloadContext context);
    }

    static Component of(Record config) {
        return new Of(config.getClass().getSimpleName().toLowerCase(java.util.Locale.ROOT), config);
    }

    /** A scenario with the standard driver double. */
    static Scenario scenario(Map<String, Component> devices, Record workload) {
        return new Scenario("test", "", 1, SectionValues.NONE)
                .with(Sections.DEVICES, devices)
                .with(Sections.DRIVER, of(new TestDrivers.Fcfs()))
                .with(Sections.HOST, of(new NoDelay()))
                .with(Sections.WORKLOAD, of(workload));
    }

    static Map<String, Component> devices(Record... configs) {
        Map<String, Component> devices = new LinkedHashMap<>();
        for (Record config : configs) {
            devices.put("disk" + devices.size(), of(config));
        }
        return devices;
    }

    static TraceOpener noTraces() {
        return (file, format) -> {
            throw new AssertionError("no trace was expected");
        };
    }

    @Override
    public <X, P> P make(Kind<X, P> kind, Component component, X context) {
        return kind.product().cast(made(kind, component, context));
    }

    private Object made(Kind<?, ?> kind, Component component, Object context) {
        if (context instanceof SchedulerContext queue) {
            return scheduler(component, queue);
        } else if (context instanceof DeviceContext place) {
            return device(component, place);
        } else if (context instanceof BusContext place) {
            return bus(component, place);
        } else if (context instanceof DriverContext host) {
            return driver(component, host);
        } else if (context instanceof HostContext host) {
            return ((HostConfig) component.config()).make(host);
        } else if (context instanceof WorkloadContext host) {
            return workload(component, host);
        } else if (kind == ControllerFactory.KIND) {
            return controller(component);
        } else if (kind == LayerFactory.KIND) {
            return layer(component, (LayerContext) context);
        }
        throw new IllegalArgumentException("unknown " + kind + " type '" + component.type() + "'");
    }

    private RequestScheduler scheduler(Component component, SchedulerContext context) {
        schedulerContexts.add(context);
        if (component.config() instanceof NeedsPositions) {
            context.positions();
        }
        throw new IllegalArgumentException("unknown scheduler type '" + component.type() + "'");
    }

    private Device device(Component component, DeviceContext context) {
        deviceContexts.put(context.name(), context);
        return ((DeviceConfig) component.config()).make(context);
    }

    private Bus bus(Component component, BusContext context) {
        TestBus bus = new TestBus((BusConfig) component.config(), context.events());
        buses.put(context.name(), bus);
        attached.put(context.name(), context.attached());
        return bus;
    }

    private Controller controller(Component component) {
        long delay = ((ControllerConfig) component.config()).delay();
        return new Controller() {
            @Override
            public long messageDelay() {
                return delay;
            }
        };
    }

    private Driver driver(Component component, DriverContext context) {
        if (component.config() instanceof PositionDriver) {
            context.scheduler(of(new NeedsPositions()), 0);
        }
        return component.config() instanceof TestDrivers.Direct
                ? new TestDrivers.DirectDriver(context)
                : new TestDrivers.FcfsDriver(context);
    }

    private Layer layer(Component component, LayerContext context) {
        return ((LayerConfig) component.config()).make(context);
    }

    private Workload workload(Component component, WorkloadContext context) {
        return ((WorkloadConfig) component.config()).make(context);
    }

    record NeedsPositions() {}

    record PositionDriver() {}

    record BusConfig(long arbitration, long readPicos, long writePicos) {}

    record ControllerConfig(long delay) {}

    /** Passes requests on to the units. */
    record NoDelay() implements HostConfig {
        @Override
        public Host make(HostContext context) {
            return request -> context.units().get(request.device()).submit(request);
        }
    }

    static <T> Map<String, T> ordered(String firstName, T first, String secondName, T second) {
        Map<String, T> map = new LinkedHashMap<>();
        map.put(firstName, first);
        map.put(secondName, second);
        return Collections.unmodifiableMap(map);
    }
}
