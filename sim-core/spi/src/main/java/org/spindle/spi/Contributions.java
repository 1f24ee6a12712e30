package org.spindle.spi;

import org.spindle.spi.analysis.AnalysisFactory;
import org.spindle.spi.bus.BusFactory;
import org.spindle.spi.bus.ControllerFactory;
import org.spindle.spi.cache.ReplacementFactory;
import org.spindle.spi.device.DeviceFactory;
import org.spindle.spi.driver.DriverFactory;
import org.spindle.spi.host.HostFactory;
import org.spindle.spi.layer.LayerFactory;
import org.spindle.spi.scheduler.SchedulerFactory;
import org.spindle.spi.trace.TraceFormat;
import org.spindle.spi.workload.WorkloadFactory;

/**
 * Where a plugin announces its types. One call makes a type selectable by {@code type: NAME} in a scenario, binds that
 * node to the config record, and lists it in {@code spindle list} and {@code spindle describe}.
 *
 * <p>Type names are lower-case words joined by hyphens; those of third parties carry a prefix and a dot
 * ({@code acme.elevator}). A name announced twice for one kind is fatal and both plugins are named.
 *
 * <p>A config class is a record whose components carry {@link org.spindle.spi.config.Doc}; the record's own {@code Doc}
 * describes the type. Factories are created once per process by dependency injection ({@code jakarta.inject}).
 */
public interface Contributions {

    <C extends Record> void scheduler(String type, Class<C> config, Class<? extends SchedulerFactory<C>> factory);

    <C extends Record> void device(String type, Class<C> config, Class<? extends DeviceFactory<C>> factory);

    <C extends Record> void bus(String type, Class<C> config, Class<? extends BusFactory<C>> factory);

    <C extends Record> void controller(String type, Class<C> config, Class<? extends ControllerFactory<C>> factory);

    <C extends Record> void layer(String type, Class<C> config, Class<? extends LayerFactory<C>> factory);

    <C extends Record> void replacement(String type, Class<C> config, Class<? extends ReplacementFactory<C>> factory);

    <C extends Record> void driver(String type, Class<C> config, Class<? extends DriverFactory<C>> factory);

    <C extends Record> void host(String type, Class<C> config, Class<? extends HostFactory<C>> factory);

    <C extends Record> void workload(String type, Class<C> config, Class<? extends WorkloadFactory<C>> factory);

    <C extends Record> void analysis(String type, Class<C> config, Class<? extends AnalysisFactory<C>> factory);

    /**
     * A ready-made configuration of a type, such as a drive on the market: {@code model: NAME} in a scenario takes its
     * keys, and keys written beside it replace or refine them.
     *
     * @param kind {@code device}, {@code scheduler}, ...
     * @param type a type of that kind, of this plugin or another
     * @param name lower-case words joined by hyphens
     * @param doc one line for {@code spindle list}
     * @param yaml the keys of the type's config record, as in a scenario
     */
    void model(String kind, String type, String name, String doc, String yaml);

    /**
     * A trace format; {@code doc} is its one-line description in {@code spindle list}.
     */
    void traceFormat(String type, String doc, Class<? extends TraceFormat> format);
}
