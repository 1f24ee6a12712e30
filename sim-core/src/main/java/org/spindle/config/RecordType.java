package org.spindle.config;

import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** The keys of one record. */
record RecordType(Class<? extends Record> type) implements ValueType {

    @Override
    public String noun() {
        return "a mapping with the keys of " + Words.of(type);
    }

    @Override
    public List<Class<? extends Record>> records() {
        return List.of(type);
    }

    @Override
    public @Nullable Bound bind(Node node, Place place, Binding binding) {
        if (!(node instanceof MapNode map)) {
            binding.report(mismatch(node, place));
            return null;
        }
        return binding.schemas().of(type).bind(map, Map.of(), place, binding);
    }
}
