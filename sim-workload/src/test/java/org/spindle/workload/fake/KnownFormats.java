package org.spindle.workload.fake;

import java.util.Map;
import java.util.TreeMap;
import org.spindle.spi.Contributions;
import org.spindle.spi.SpindlePlugin;
import org.spindle.spi.bus.BusFactory;
import org.spindle.spi.bus.ControllerFactory;
import org.spindle.spi.device.DeviceFactory;
import org.spindle.spi.driver.DriverFactory;
import org.spindle.spi.scheduler.SchedulerFactory;
import org.spindle.spi.trace.TraceFormat;
import org.spindle.spi.workload.WorkloadFactory;

/** Takes a plugin's contributions as a host does. */
public final class KnownFormats implements Contributions {

    public final Map<String, TraceFormat> formats = new TreeMap<>();
    public final Map<String, Class<? extends Record>> workloads = new TreeMap<>();

    public static Map<String, TraceFormat> of(SpindlePlugin plugin) {
        KnownFormats known = new KnownFormats();
        plugin.contribute(known);
        return known.formats;
    }

    @Override
    public <C extends Record> void scheduler(
            String type, Class<C> config, Class<? extends SchedulerFactory<C>> factory) {
        throw new UnsupportedOperationException();
    }

    @Override
    public <C extends Record> void device(String type, Class<C> config, Class<? extends DeviceFactory<C>> factory) {
        throw new UnsupportedOperationException();
    }

    @Override
    public <C extends Record> void bus(String type, Class<C> config, Class<? extends BusFactory<C>> factory) {
        throw new UnsupportedOperationException();
    }

    @Override
    public <C extends Record> void controller(
            String type, Class<C> config, Class<? extends ControllerFactory<C>> factory) {
        throw new UnsupportedOperationException();
    }

    @Override
    public <C extends Record> void driver(String type, Class<C> config, Class<? extends DriverFactory<C>> factory) {
        throw new UnsupportedOperationException();
    }

    @Override
    public <C extends Record> void workload(String type, Class<C> config, Class<? extends WorkloadFactory<C>> factory) {
        workloads.put(type, config);
    }

    @Override
    public void traceFormat(String type, String doc, Class<? extends TraceFormat> format) {
        try {
            formats.put(type, format.getConstructor().newInstance());
        } catch (ReflectiveOperationException e) {
            throw new IllegalStateException(type, e);
        }
    }
}
