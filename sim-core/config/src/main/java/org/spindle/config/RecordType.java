package org.spindle.config;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.spindle.spi.config.Uniform;

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
    public Bound bind(Node node, Place place, Binding binding) {
        RecordSchema schema = binding.schemas().of(type);
        if (node instanceof MapNode map) {
            return schema.bind(map, Map.of(), place, binding);
        }
        if (node instanceof ScalarNode value && !value.isNull() && type.isAnnotationPresent(Uniform.class)) {
            return schema.bind(everywhere(value, schema), Map.of(), place, binding);
        }
        reportMismatch(node, place, binding);
        return unbound(node.origin());
    }

    private static MapNode everywhere(ScalarNode value, RecordSchema schema) {
        Map<String, MapNode.Entry> entries = new LinkedHashMap<>();
        schema.keys().forEach(key -> entries.put(key.name(), new MapNode.Entry(value.origin(), value)));
        return new MapNode(value.origin(), entries);
    }
}
