package org.spindle.config;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** Any value, kept as written to be bound later: a scenario inside another file, the value of an assignment. */
record TreeType() implements ValueType {

    @Override
    public String noun() {
        return "a value";
    }

    @Override
    public Bound bind(Node node, Place place, Binding binding) {
        if (node instanceof MapNode map) {
            Map<String, Bound> keys = new LinkedHashMap<>();
            map.entries().forEach((name, entry) -> {
                keys.put(name, bind(entry.value(), place.key(name, entry.origin()), binding));
            });
            return new Bound.Keys(node, node.origin(), keys);
        }
        if (node instanceof ListNode list) {
            List<Bound> items = new ArrayList<>();
            for (int i = 0; i < list.items().size(); i++) {
                Node item = list.items().get(i);
                items.add(bind(item, place.index(i, item.origin()), binding));
            }
            return new Bound.Items(node, node.origin(), List.copyOf(items));
        }
        return new Bound.Single(node, node.origin(), SingleType.AS_WRITTEN, null);
    }
}
