package org.spindle.config;

import java.math.BigDecimal;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** Converts maps, lists, texts, numbers and truth values that a program has made into nodes, all of the same origin. */
final class PlainValues {

    private final Origin origin;

    PlainValues(Source source) {
        origin = Origin.whole(source);
    }

    /**
     * Returns the node that the values would be read as if they were written as JSON.
     *
     * @throws IllegalArgumentException if a value has no form in JSON
     */
    MapNode map(Map<?, ?> values) {
        Map<String, MapNode.Entry> entries = new LinkedHashMap<>();
        values.forEach((key, value) -> entries.put((String) key, new MapNode.Entry(origin, node(value))));
        return new MapNode(origin, entries);
    }

    private Node node(@Nullable Object value) {
        if (value instanceof Map<?, ?> map) {
            return map(map);
        }
        if (value instanceof List<?> list) {
            List<Node> items = new ArrayList<>(list.size());
            list.forEach(item -> items.add(node(item)));
            return new ListNode(origin, items);
        }
        return value == null
                ? new ScalarNode(origin, "null", ScalarNode.Form.NULL)
                : new ScalarNode(origin, value.toString(), form(value));
    }

    private static ScalarNode.Form form(Object value) {
        if (value instanceof String) {
            return ScalarNode.Form.TEXT;
        }
        if (value instanceof Boolean) {
            return ScalarNode.Form.BOOLEAN;
        }
        if (value instanceof Integer || value instanceof Long || value instanceof BigInteger) {
            return ScalarNode.Form.INTEGER;
        }
        if (value instanceof BigDecimal number) {
            return number.scale() == 0 ? ScalarNode.Form.INTEGER : ScalarNode.Form.FLOAT;
        }
        if (value instanceof Double number && Double.isFinite(number)) {
            return ScalarNode.Form.FLOAT;
        }
        throw new IllegalArgumentException(
                "neither a finite number nor text nor a truth value: " + value + " of " + value.getClass());
    }
}
