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
import org.spindle.experiment.Scenario;
import org.spindle.spi.Component;
import org.spindle.spi.config.Doc;
import org.spindle.spi.config.Kind;

/** Binds an imported scenario to the config records, as a run of it would, with stand-ins for what other modules hold. */
final class BoundScenario implements TypeCatalogue {
    private static final Map<String, List<PluginType>> TYPES = new LinkedHashMap<>();

    static {
        put("bus", "exclusive", ExclusiveBusConfig.class);
        put("bus", "interleaved", InterleavedBusConfig.class);
        put("controller", "pass-through", PassThroughConfig.class);
        put("device", "hdd", HddConfig.class);
        put("device", "simple", SimpleConfig.class);
        put("driver", "standard", Driver.class);
        put("host", "transparent", Plain.class);
        put("scheduler", "c-look", Plain.class);
        put("scheduler", "fcfs", Plain.class);
        put("scheduler", "look", Plain.class);
        put("scheduler", "sptf", Plain.class);
        put("scheduler", "sstf", Plain.class);
        put("scheduler", "priority", Urgent.class);
        put("workload", "none", Plain.class);
    }

    @Doc("Stands for a component without settings.")
    record Plain() {}

    @Doc("Stands for the driver.")
    record Driver(
            @Doc("Its scheduler.") @Kind("scheduler") Component scheduler,
            @Doc("Whether devices queue.") boolean queueInDevice) {}

    @Doc("Stands for a scheduler over two others.")
    record Urgent(
            @Doc("One of them.") @Kind("scheduler") Component base,
            @Doc("The other.") @Kind("scheduler") Component urgent) {}

    private static void put(String kind, String type, Class<? extends Record> config) {
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
    public List<String> kinds() {
        return List.copyOf(TYPES.keySet());
    }

    @Override
    public List<PluginType> types(String kind) {
        return TYPES.getOrDefault(kind, List.of());
    }
}
