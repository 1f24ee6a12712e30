package org.spindle.config;

import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * One of the records of a sealed interface: {@code {type: NAME, ...}}, or {@code NAME} alone.
 *
 * @param type the interface
 * @param choices by name, in the order the interface permits them
 * @param defaultType type if the keys are written without {@code type}; null if it is required
 */
record ChoiceType(
        Class<?> type,
        Map<String, Class<? extends Record>> choices,
        @Nullable String defaultType) implements ValueType {

    ChoiceType {
        choices = Collections.unmodifiableMap(new LinkedHashMap<>(choices));
    }

    @Override
    public String noun() {
        return Words.of(type);
    }

    @Override
    public String example() {
        return "of type " + String.join(", ", choices.keySet());
    }

    @Override
    public List<Class<? extends Record>> records() {
        return List.copyOf(choices.values());
    }

    @Override
    public Bound bind(Node node, Place place, Binding binding) {
        String known = "known types: " + String.join(", ", choices.keySet());
        Selection selection = Selection.of(node, this, defaultType, known, place, binding);
        if (selection == null) {
            return unbound(node.origin());
        }
        Class<? extends Record> chosen = choices.get(selection.type());
        if (chosen == null) {
            List<String> remedy = new ArrayList<>();
            List<String> meant = Suggestions.nearest(selection.type(), choices.keySet());
            if (!meant.isEmpty()) {
                remedy.add("did you mean: " + String.join(", ", meant));
            }
            remedy.add(known);
            binding.report(selection
                    .place()
                    .problem(
                            "'" + selection.type() + "' is not the type of " + noun(),
                            selection.typeOrigin(),
                            remedy.toArray(String[]::new)));
            return unbound(node.origin());
        }
        return binding.schemas()
                .of(chosen)
                .bind(selection.keys(), Map.of(Selection.KEY, selection.bound(defaultType)), place, binding);
    }
}
