package org.spindle.config;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.spindle.config.TypeCatalogue.Model;
import org.spindle.config.TypeCatalogue.PluginType;

/**
 * Resolves {@code model: NAME}: the keys of a ready-made configuration, or of a file ({@code model: my-drive.yaml}),
 * replaced or refined by the other keys of the node. The keys of a file become part of the scenario, which no longer
 * depends on the file.
 */
final class ModelKeys {

    static final String KEY = "model";

    private static final int DEEPEST = 20;

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
            SingleType.TEXT.reportMismatch(entry.value(), at, binding);
            return null;
        }
        String name = word.text();
        if (isFile(name)) {
            MapNode keys = ofFile(word, 1, binding);
            return keys == null ? null : resolve(keys.refinedBy(written.without(KEY)), type, first, place, binding);
        }
        for (Model model : models) {
            if (model.name().equals(name)) {
                first.put(KEY, new Bound.Single(name, entry.value().origin(), SingleType.TEXT, null));
                MapNode keys = binding.models().keys(model, at, binding);
                return keys == null ? null : keys.refinedBy(written).without(KEY);
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

    /** Returns whether there are ready-made models of a type. */
    static boolean areOf(@Nullable PluginType type, Binding binding) {
        return type != null && !binding.types().models(type.kind(), type.type()).isEmpty();
    }

    private static boolean isFile(String name) {
        return name.contains("/") || name.endsWith(".yaml") || name.endsWith(".yml") || name.endsWith(".json");
    }

    /** Returns the keys of a file, merged over those of the file that it names as its model. */
    private static @Nullable MapNode ofFile(ScalarNode name, int depth, Binding binding) {
        ProblemList problems = new ProblemList();
        ConfigFiles files = new ConfigFiles(problems);
        Path file = files.resolved(name);
        MapNode keys = file == null ? null : files.read(file, name.origin());
        problems.all().forEach(binding::report);
        if (keys == null || !(keys.get(KEY) instanceof ScalarNode below) || !isFile(below.text())) {
            return keys;
        }
        if (depth == DEEPEST) {
            binding.report(new Problem(
                    "files name each other as models more than " + DEEPEST + " deep",
                    below.origin(),
                    KeyPath.ROOT,
                    null,
                    List.of("leave out this one")));
            return null;
        }
        MapNode under = ofFile(below, depth + 1, binding);
        return under == null ? null : under.refinedBy(keys.without(KEY));
    }
}
