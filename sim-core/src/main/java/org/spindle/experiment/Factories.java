package org.spindle.experiment;

import java.util.Map;

import org.spindle.spi.Component;
import org.spindle.spi.bus.BusFactory;
import org.spindle.spi.bus.ControllerFactory;
import org.spindle.spi.device.DeviceFactory;
import org.spindle.spi.driver.DriverFactory;
import org.spindle.spi.scheduler.SchedulerFactory;
import org.spindle.spi.trace.TraceFormat;
import org.spindle.spi.workload.WorkloadFactory;

/**
 * The factory that belongs to a component: that of its {@code type} among those of the asked kind, which accepts its
 * {@code config}. A component that was bound by the same registry always has one.
 */
public interface Factories {

    SchedulerFactory<Record> scheduler(Component component);

    DeviceFactory<Record> device(Component component);

    BusFactory<Record> bus(Component component);

    ControllerFactory<Record> controller(Component component);

    DriverFactory<Record> driver(Component component);

    WorkloadFactory<Record> workload(Component component);

    /** All trace formats by name, in the order in which they were announced. */
    Map<String, TraceFormat> traceFormats();
}
