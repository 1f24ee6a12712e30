package org.spindle.config;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import org.jspecify.annotations.Nullable;
import org.spindle.config.TypeCatalogue.PluginType;
import org.spindle.spi.Component;
import org.spindle.spi.Kind;

/**
 * A plugin component of one kind: {@code {type: sstf, ...}}, or {@code sstf} alone.
 *
 * @param kind of plugin
 * @param defaultType type if the keys are written without {@code type}; null if it is required
 */
record ComponentType(Kind<?, ?> kind, @Nullable String defaultType) implements ValueType {

    // Explicit, because the first use of a generated equals costs each start some milliseconds.
    @Override
    public boolean equals(@Nullable Object other) {
        return other instanceof ComponentType type
                && kind == type.kind
                && Objects.equals(defaultType, type.defaultType);
    }

    @Override
    public int hashCode() {
        return 31 * kind.hashCode() + Objects.hashCode(defaultType);
    }

    @Override
    public String noun() {
        return Words.withArticle(kind.name().replace('-', ' '));
    }

    @Override
    public String example() {
        return "such as 'TYPE' or '{type: TYPE, key: value}'";
    }

    /** Binds a component. One with problems is bound to an {@link UnboundComponent}, so that the record around it can be checked. */
    @Override
    public Bound bind(Node node, Place place, Binding binding) {
        Bound.Keys known = binding.components().get(node, this);
        if (known != null) {
            return known;
        }
        int problems = binding.problems().size();
        Bound.Keys bound = bindFirst(node, place, binding);
        if (bound == null || binding.problems().size() > problems) {
            return unbound(node.origin());
        }
        binding.components().put(node, this, bound);
        return bound;
    }

    @Override
    public Bound unbound(Origin origin) {
        return new Bound.Keys(new UnboundComponent(), origin, Map.of());
    }

    private Bound.@Nullable Keys bindFirst(Node node, Place place, Binding binding) {
        List<String> names =
                binding.types().types(kind).stream().map(PluginType::type).toList();
        String known = names.isEmpty()
                ? "no plugin that is loaded offers " + noun()
                : "known types: " + String.join(", ", names) + "     see: spindle list " + kind;
        Selection selection = Selection.of(node, this, defaultType, known, place, binding);
        if (selection == null) {
            return null;
        }
        PluginType type = binding.types().type(kind, selection.type());
        if (type == null) {
            List<String> remedy = new ArrayList<>();
            List<String> meant = Suggestions.nearest(selection.type(), names);
            if (!meant.isEmpty()) {
                remedy.add("did you mean: " + String.join(", ", meant));
            }
            remedy.add(known);
            binding.report(selection
                    .place()
                    .problem(
                            "unknown " + kind + " type '" + selection.type() + "'",
                            selection.typeOrigin(),
                            remedy.toArray(String[]::new)));
            return null;
        }
        Place inside = place.inside(type);
        Map<String, Bound> first = new LinkedHashMap<>();
        first.put(Selection.KEY, selection.bound(defaultType));
        MapNode keys = ModelKeys.resolve(selection.keys(), type, first, inside, binding);
        if (keys == null) {
            return null;
        }
        return binding.schemas().of(type.config()).bind(keys, first, inside, binding) instanceof Bound.Keys config
                ? new Bound.Keys(Component.of(type.type(), (Record) config.value()), node.origin(), config.keys())
                : null;
    }
}
