package org.spindle.config;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.spindle.config.TypeCatalogue.Model;
import org.spindle.config.TypeCatalogue.PluginType;

/** Resolves {@code model: NAME}: the keys of a ready-made configuration, replaced or refined by those written beside it. */
final class ModelKeys {

    static final String KEY = "model";

    private ModelKeys() {}

    /**
     * The keys to bind, without {@code model}; null after reporting why there are none.
     *
     * @param first parts that come before the type's own keys; the model's name is added
     */
    static @Nullable MapNode resolve(
            MapNode written, PluginType type, Map<String, Bound> first, Place place, Binding binding) {
        MapNode.Entry entry = written.entries().get(KEY);
        if (entry == null) {
            return written;
        }
        List<Model> models = binding.types().models(type.kind(), type.type());
        Place at = place.key(KEY, entry.value().origin());
        if (!(entry.value() instanceof ScalarNode word) || word.isNull()) {
            binding.report(SingleType.TEXT.mismatch(entry.value(), at));
            return null;
        }
        String name = word.text();
        for (Model model : models) {
            if (model.name().equals(name)) {
                first.put(KEY, new Bound.Single(name, entry.value().origin(), SingleType.TEXT, null));
                MapNode keys = binding.models().keys(model, at, binding);
                return keys == null ? null : without(overlay(keys, written));
            }
        }
        List<String> names = models.stream().map(Model::name).toList();
        List<String> remedy = new ArrayList<>();
        List<String> meant = Suggestions.nearest(name, names);
        if (!meant.isEmpty()) {
            remedy.add("did you mean: " + String.join(", ", meant));
        }
        remedy.add(
                names.isEmpty()
                        ? "there are no ready-made models of " + type.kind() + " " + type.type()
                        : "known models: " + String.join(", ", names) + "     see: spindle describe " + type.kind()
                                + " " + type.type());
        binding.report(
                at.problem("unknown model '" + name + "'", entry.value().origin(), remedy.toArray(String[]::new)));
        return null;
    }

    /** What is written refines maps key by key, unless it selects another type; anything else it replaces. */
    private static MapNode overlay(MapNode below, MapNode above) {
        MapNode merged = below;
        for (Map.Entry<String, MapNode.Entry> entry : above.entries().entrySet()) {
            Node value = entry.getValue().value();
            if (below.get(entry.getKey()) instanceof MapNode inner
                    && value instanceof MapNode outer
                    && !selectsOther(inner, outer)) {
                value = overlay(inner, outer);
            }
            Map<String, MapNode.Entry> changed = new LinkedHashMap<>(merged.entries());
            changed.put(entry.getKey(), new MapNode.Entry(entry.getValue().origin(), value));
            merged = new MapNode(above.origin(), changed);
        }
        return merged;
    }

    private static boolean selectsOther(MapNode below, MapNode above) {
        return above.get(Selection.KEY) instanceof ScalarNode chosen
                && !(below.get(Selection.KEY) instanceof ScalarNode before
                        && before.text().equals(chosen.text()));
    }

    private static MapNode without(MapNode node) {
        Map<String, MapNode.Entry> entries = new LinkedHashMap<>(node.entries());
        entries.remove(KEY);
        return new MapNode(node.origin(), entries);
    }
}
