package org.spindle.config;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.spindle.spi.Kind;

/** A map of user-defined names to values of one type. */
record MapType(ValueType of) implements ValueType {

    @Override
    public String noun() {
        return "a mapping of names, each to " + of.noun();
    }

    @Override
    public List<Class<? extends Record>> records() {
        return of.records();
    }

    @Override
    public @Nullable Kind<?, ?> kind() {
        return of.kind();
    }

    @Override
    public Bound unbound(Origin origin) {
        return new Bound.Keys(PartlyBound.UNKNOWN_MAP, origin, Map.of());
    }

    @Override
    public Bound bind(Node node, Place place, Binding binding) {
        if (!(node instanceof MapNode map)) {
            binding.report(mismatch(node, place));
            return unbound(node.origin());
        }
        Map<String, Bound> keys = new LinkedHashMap<>();
        map.entries()
                .forEach((name, entry) ->
                        keys.put(name, of.bind(entry.value(), place.key(name, entry.origin()), binding)));
        if (keys.values().stream().anyMatch(Bound.Unbound.class::isInstance)) {
            return new Bound.Keys(PartlyBound.map(keys), node.origin(), keys);
        }
        Map<String, @Nullable Object> values = new LinkedHashMap<>();
        keys.forEach((name, bound) -> values.put(name, bound.value()));
        return new Bound.Keys(Collections.unmodifiableMap(values), node.origin(), keys);
    }
}
