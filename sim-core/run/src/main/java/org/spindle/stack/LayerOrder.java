package org.spindle.stack;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.spindle.stack.StackDescription.LayerPlacement;

/**
 * The layers of a stack, each after the layers below it.
 *
 * @param bottomUp otherwise in the scenario's order; layers in a cycle are left out
 * @param tops names of the layers and then devices without a layer above them, in the scenario's order
 */
record LayerOrder(Map<String, LayerPlacement> bottomUp, List<String> tops) {

    static LayerOrder of(StackDescription stack) {
        Map<String, LayerPlacement> ordered = new LinkedHashMap<>();
        Map<String, LayerPlacement> left = new LinkedHashMap<>(stack.layers());
        boolean progress = true;
        while (progress && !left.isEmpty()) {
            progress = false;
            for (String name : List.copyOf(left.keySet())) {
                LayerPlacement spec = stack.layers().get(name);
                if (spec != null && spec.over().stream().noneMatch(left::containsKey)) {
                    ordered.put(name, spec);
                    left.remove(name);
                    progress = true;
                }
            }
        }
        Set<String> covered = new HashSet<>();
        stack.layers().values().forEach(spec -> covered.addAll(spec.over()));
        List<String> tops = new ArrayList<>(stack.layers().keySet());
        tops.addAll(stack.devices().keySet());
        tops.removeAll(covered);
        return new LayerOrder(ordered, List.copyOf(tops));
    }
}
