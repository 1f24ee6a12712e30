package org.spindle.disk.disksim;

import java.util.List;
import java.util.Map;

/** Writes an imported scenario as YAML, for readers and for the configuration loader. */
final class ScenarioText {
    private final StringBuilder out = new StringBuilder();

    static String of(Map<String, Object> scenario) {
        ScenarioText text = new ScenarioText();
        text.keys(scenario, 0, false);
        return text.out.toString();
    }

    private void keys(Map<?, ?> map, int indent, boolean begun) {
        boolean indented = begun;
        for (Map.Entry<?, ?> entry : map.entrySet()) {
            out.append(indented ? "" : " ".repeat(indent))
                    .append(entry.getKey())
                    .append(':');
            indented = false;
            value(entry.getValue(), indent);
        }
    }

    private void value(Object value, int indent) {
        if (value instanceof Map<?, ?> map && !map.isEmpty()) {
            out.append('\n');
            keys(map, indent + 2, false);
        } else if (value instanceof List<?> list && !list.isEmpty() && !scalars(list)) {
            out.append('\n');
            items(list, indent + 2);
        } else {
            out.append(' ').append(single(value)).append('\n');
        }
    }

    private void items(List<?> list, int indent) {
        for (Object item : list) {
            out.append(" ".repeat(indent)).append('-');
            if (item instanceof Map<?, ?> map) {
                out.append(' ');
                keys(map, indent + 2, true);
            } else {
                value(item, indent);
            }
        }
    }

    private static boolean scalars(List<?> list) {
        return list.stream().noneMatch(item -> item instanceof Map || item instanceof List);
    }

    private static String single(Object value) {
        if (value instanceof List<?> list) {
            return "["
                    + String.join(", ", list.stream().map(ScenarioText::single).toList()) + "]";
        }
        if (value instanceof Map<?, ?>) {
            return "{}";
        }
        return value instanceof String text ? "\"" + text.replace("\\", "\\\\") + "\"" : String.valueOf(value);
    }
}
