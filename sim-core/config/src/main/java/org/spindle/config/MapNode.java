package org.spindle.config;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * Keys and their values in the order written.
 *
 * @param origin where it begins
 * @param entries by key
 */
public record MapNode(Origin origin, Map<String, Entry> entries) implements Node {

    /**
     * One key of a map.
     *
     * @param origin of the key itself
     * @param value of the key
     */
    public record Entry(Origin origin, Node value) {}

    public MapNode {
        entries = Collections.unmodifiableMap(new LinkedHashMap<>(entries));
    }

    public @Nullable Node get(String key) {
        Entry entry = entries.get(key);
        return entry == null ? null : entry.value();
    }

    /** Returns a copy in which the key has that value; an existing key keeps its place and the origin of its name. */
    MapNode with(String key, Node value) {
        Map<String, Entry> changed = new LinkedHashMap<>(entries);
        Entry old = entries.get(key);
        changed.put(key, new Entry(old == null ? value.origin() : old.origin(), value));
        return new MapNode(origin, changed);
    }

    /** Returns a copy without the key. */
    MapNode without(String key) {
        Map<String, Entry> changed = new LinkedHashMap<>(entries);
        changed.remove(key);
        return new MapNode(origin, changed);
    }

    /**
     * Merges two nodes: the upper one refines maps key by key, unless it selects another type; otherwise it replaces
     * the lower one.
     */
    MapNode refinedBy(MapNode above) {
        Map<String, Entry> merged = new LinkedHashMap<>(entries);
        above.entries.forEach((key, entry) -> {
            Node value = entry.value();
            if (get(key) instanceof MapNode inner && value instanceof MapNode outer && !inner.isOfOtherType(outer)) {
                value = inner.refinedBy(outer);
            }
            merged.put(key, new Entry(entry.origin(), value));
        });
        return new MapNode(above.origin, merged);
    }

    private boolean isOfOtherType(MapNode above) {
        return above.get(Selection.KEY) instanceof ScalarNode chosen
                && !(get(Selection.KEY) instanceof ScalarNode before
                        && before.text().equals(chosen.text()));
    }

    @Override
    public String words() {
        return "a mapping of keys to values";
    }
}
