package org.spindle.config;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.spindle.spi.Kind;

/** A list of values of one type. */
record ListType(ValueType of) implements ValueType {

    @Override
    public String noun() {
        return "a list, each entry " + of.noun();
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
        return new Bound.Items(PartlyBound.UNKNOWN_LIST, origin, List.of());
    }

    @Override
    public Bound bind(Node node, Place place, Binding binding) {
        if (!(node instanceof ListNode list)) {
            reportMismatch(node, place, binding);
            return unbound(node.origin());
        }
        List<Bound> items = new ArrayList<>();
        for (int i = 0; i < list.items().size(); i++) {
            Node item = list.items().get(i);
            items.add(of.bind(item, place.index(i, item.origin()), binding));
        }
        if (items.stream().anyMatch(Bound.Unbound.class::isInstance)) {
            return new Bound.Items(PartlyBound.list(items), node.origin(), List.copyOf(items));
        }
        List<@Nullable Object> values = new ArrayList<>();
        items.forEach(item -> values.add(item.value()));
        return new Bound.Items(Collections.unmodifiableList(values), node.origin(), List.copyOf(items));
    }
}
