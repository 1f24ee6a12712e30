package org.spindle.config;

import java.nio.file.Path;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ConcurrentMap;
import org.jspecify.annotations.Nullable;
import org.spindle.config.TypeCatalogue.Model;

/**
 * The keys of ready-made configurations, each text parsed once: a sweep names the same models at every point. Its size
 * is limited by the catalogue. Threads may share it.
 */
final class ParsedModels {

    private final ConcurrentMap<Model, MapNode> parsed = new ConcurrentHashMap<>();

    /** Returns the keys of a model, or null after reporting why it has none. */
    @Nullable
    MapNode keys(Model model, Place place, Binding binding) {
        MapNode known = parsed.get(model);
        if (known != null) {
            return known;
        }
        ProblemList problems = new ProblemList();
        Source source = new Source("model " + model.name(), Path.of(""));
        Node node = YamlReader.read(source, true, model.yaml(), problems);
        problems.all().forEach(binding::report);
        if (node instanceof MapNode map) {
            return problems.isEmpty() ? kept(model, map) : map;
        }
        if (node != null) {
            binding.report(place.problem(
                    "the model '" + model.name() + "' is " + node.words() + ", not a mapping of keys to values",
                    node.origin()));
        }
        return null;
    }

    private MapNode kept(Model model, MapNode keys) {
        MapNode first = parsed.putIfAbsent(model, keys);
        return first == null ? keys : first;
    }
}
