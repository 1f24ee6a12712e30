package org.spindle.disk.disksim;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.spindle.config.ConfigLoader;
import org.spindle.config.TypeCatalogue;
import org.spindle.disk.bus.ExclusiveBusConfig;
import org.spindle.disk.bus.InterleavedBusConfig;
import org.spindle.disk.bus.PassThroughConfig;
import org.spindle.disk.hdd.spec.HddConfig;
import org.spindle.disk.simple.SimpleConfig;
import org.spindle.scenario.Scenario;
import org.spindle.spi.Component;
import org.spindle.spi.Kind;
import org.spindle.spi.bus.BusFactory;
import org.spindle.spi.bus.ControllerFactory;
import org.spindle.spi.config.Doc;
import org.spindle.spi.config.OfKind;
import org.spindle.spi.device.DeviceFactory;
import org.spindle.spi.driver.DriverFactory;
import org.spindle.spi.host.HostFactory;
import org.spindle.spi.scheduler.SchedulerFactory;
import org.spindle.spi.workload.WorkloadFactory;

/** Binds an imported scenario to the config records, as a run of it would, with doubles for the types of other modules. */
final class BoundScenario implements TypeCatalogue {
    private static final Map<Kind<?, ?>, List<PluginType>> TYPES = new LinkedHashMap<>();

    static {
        put(BusFactory.KIND, "exclusive", ExclusiveBusConfig.class);
        put(BusFactory.KIND, "interleaved", InterleavedBusConfig.class);
        put(ControllerFactory.KIND, "pass-through", PassThroughConfig.class);
        put(DeviceFactory.KIND, "hdd", HddConfig.class);
        put(DeviceFactory.KIND, "simple", SimpleConfig.class);
        put(DriverFactory.KIND, "standard", Driver.class);
        put(HostFactory.KIND, "transparent", Plain.class);
        put(SchedulerFactory.KIND, "c-look", Plain.class);
        put(SchedulerFactory.KIND, "fcfs", Plain.class);
        put(SchedulerFactory.KIND, "look", Plain.class);
        put(SchedulerFactory.KIND, "sptf", Plain.class);
        put(SchedulerFactory.KIND, "sstf", Plain.class);
        put(SchedulerFactory.KIND, "priority", Urgent.class);
        put(WorkloadFactory.KIND, "none", Plain.class);
    }

    @Doc("Stands for a component without settings.")
    record Plain() {}

    @Doc("Stands for the driver.")
    record Driver(
            @Doc("Its scheduler.") @OfKind(SchedulerFactory.class)
            Component scheduler,

            @Doc("Whether devices queue.") boolean queueInDevice) {}

    @Doc("Stands for a scheduler over two others.")
    record Urgent(
            @Doc("One of them.") @OfKind(SchedulerFactory.class)
            Component base,

            @Doc("The other.") @OfKind(SchedulerFactory.class)
            Component urgent) {}

    private static void put(Kind<?, ?> kind, String type, Class<? extends Record> config) {
        TYPES.computeIfAbsent(kind, key -> new ArrayList<>()).add(new PluginType(kind, type, "A type.", config));
    }

    static Scenario of(Imported imported) {
        Map<String, Object> scenario = new LinkedHashMap<>(imported.scenario());
        scenario.put("workload", Map.of("type", "none"));
        return new ConfigLoader(new BoundScenario())
                .load("imported", ScenarioText.of(scenario), Path.of(""), List.of(), Scenario.class)
                .value();
    }

    static HddConfig drive(Imported imported) {
        Component device = of(imported).devices().get(imported.devices().get(0));
        return (HddConfig) device.config();
    }

    @Override
    public List<Kind<?, ?>> kinds() {
        return List.copyOf(TYPES.keySet());
    }

    @Override
    public List<PluginType> types(Kind<?, ?> kind) {
        return TYPES.getOrDefault(kind, List.of());
    }
}
