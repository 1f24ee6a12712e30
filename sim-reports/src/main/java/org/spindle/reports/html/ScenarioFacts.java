package org.spindle.reports.html;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;
import org.snakeyaml.engine.v2.api.Load;
import org.snakeyaml.engine.v2.api.LoadSettings;
import org.snakeyaml.engine.v2.exceptions.YamlEngineException;

/** The main facts of a run, from its effective scenario: the devices, the scheduler, the workload. */
final class ScenarioFacts {

    private ScenarioFacts() {}

    /** Returns names and values in the order of display; none if the text is not a scenario. */
    static Map<String, String> of(String effectiveYaml) {
        Map<String, String> facts = new LinkedHashMap<>();
        if (!(parsed(effectiveYaml) instanceof Map<?, ?> scenario)) {
            return facts;
        }
        if (scenario.get("devices") instanceof Map<?, ?> devices && !devices.isEmpty()) {
            facts.put(devices.size() == 1 ? "Device" : "Devices", devices(devices));
        }
        if (scenario.get("layers") instanceof Map<?, ?> layers && !layers.isEmpty()) {
            facts.put(
                    "Layers",
                    layers.values().stream()
                            .map(layer -> layer instanceof Map<?, ?> keys ? type(keys.get("layer")) : "")
                            .distinct()
                            .collect(Collectors.joining(", ")));
        }
        if (scenario.get("driver") instanceof Map<?, ?> driver && driver.get("scheduler") != null) {
            boolean queues = !Boolean.FALSE.equals(driver.get("queueInDevice"));
            facts.put(
                    "Scheduler",
                    type(driver.get("scheduler"))
                            + (queues ? " in the driver; queue in the device used" : " in the driver"));
        }
        if (scenario.get("workload") != null) {
            facts.put("Workload", workload(scenario.get("workload")));
        }
        return facts;
    }

    private static Object parsed(String yaml) {
        try {
            Object read = new Load(LoadSettings.builder().build()).loadFromString(yaml);
            return read == null ? "" : read;
        } catch (YamlEngineException noScenario) {
            return "";
        }
    }

    /** Groups equal devices: {@code 4 × seagate-exos-x16-16t}. */
    private static String devices(Map<?, ?> devices) {
        Map<String, Integer> counts = new TreeMap<>();
        devices.values().forEach(device -> {
            Object model = device instanceof Map<?, ?> keys ? keys.get("model") : null;
            counts.merge(model == null ? type(device) : String.valueOf(model), 1, Integer::sum);
        });
        return counts.entrySet().stream()
                .map(each -> each.getValue() == 1 ? each.getKey() : each.getValue() + " × " + each.getKey())
                .collect(Collectors.joining(", "));
    }

    /** Returns the type, with the file of a trace or the pattern of arrivals. */
    private static String workload(@Nullable Object workload) {
        if (!(workload instanceof Map<?, ?> keys)) {
            return String.valueOf(workload);
        }
        String type = type(keys);
        Object file = keys.get("file");
        if (file != null) {
            String path = String.valueOf(file);
            return type + " " + path.substring(path.lastIndexOf('/') + 1);
        }
        return keys.get("arrivals") == null ? type : type + ", " + type(keys.get("arrivals")) + " arrivals";
    }

    private static String type(@Nullable Object component) {
        Object type = component instanceof Map<?, ?> keys ? keys.get("type") : component;
        return type == null ? "" : String.valueOf(type);
    }
}
