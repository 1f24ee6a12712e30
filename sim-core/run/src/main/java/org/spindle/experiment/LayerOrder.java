package org.spindle.experiment;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.spindle.experiment.Scenario.LayerSpec;

/**
 * The layers of a scenario, each after those that it stands over.
 *
 * @param bottomUp in the scenario's order as far as that allows; layers that stand over themselves are left out
 * @param tops names of what nothing stands over: layers, then devices, in the scenario's order
 */
record LayerOrder(Map<String, LayerSpec> bottomUp, List<String> tops) {

    static LayerOrder of(Scenario scenario) {
        Map<String, LayerSpec> ordered = new LinkedHashMap<>();
        Map<String, LayerSpec> left = new LinkedHashMap<>(scenario.layers());
        boolean progress = true;
        while (progress && !left.isEmpty()) {
            progress = false;
            for (String name : List.copyOf(left.keySet())) {
                LayerSpec spec = scenario.layers().get(name);
                if (spec != null && spec.over().stream().noneMatch(left::containsKey)) {
                    ordered.put(name, spec);
                    left.remove(name);
                    progress = true;
                }
            }
        }
        Set<String> covered = new HashSet<>();
        scenario.layers().values().forEach(spec -> covered.addAll(spec.over()));
        List<String> tops = new ArrayList<>(scenario.layers().keySet());
        tops.addAll(scenario.devices().keySet());
        tops.removeAll(covered);
        return new LayerOrder(ordered, List.copyOf(tops));
    }
}
