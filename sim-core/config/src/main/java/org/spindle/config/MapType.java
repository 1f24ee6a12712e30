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
            reportMismatch(node, place, binding);
            return unbound(node.origin());
        }
        Map<String, Bound> keys = new LinkedHashMap<>();
        boolean isRead = true;
        for (Map.Entry<String, MapNode.Entry> entry : map.entries().entrySet()) {
            Node value = entry.getValue().value();
            Place at = place.key(entry.getKey(), entry.getValue().origin());
            if (value instanceof UnreadNode unread) {
                isRead = false;
                value = unread.rest() == null ? value : unread.rest();
            }
            keys.put(entry.getKey(), of.bind(value, at, binding));
        }
        if (!isRead || keys.values().stream().anyMatch(Bound.Unbound.class::isInstance)) {
            return new Bound.Keys(PartlyBound.map(keys, isRead), node.origin(), keys);
        }
        Map<String, @Nullable Object> values = new LinkedHashMap<>();
        keys.forEach((name, bound) -> values.put(name, bound.value()));
        return new Bound.Keys(Collections.unmodifiableMap(values), node.origin(), keys);
    }
}
