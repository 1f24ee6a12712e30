package org.spindle.workload.trace.figures;

import java.util.Map;
import java.util.TreeMap;

/** Counts whose names have two parts joined by a point become maps. */
final class Nested {

    private Nested() {}

    static void put(Map<String, Long> counts, Map<String, Object> into) {
        Map<String, Map<String, Object>> groups = new TreeMap<>();
        new TreeMap<>(counts).forEach((name, count) -> {
            int point = name.indexOf('.');
            if (point < 0) {
                into.putIfAbsent(name, count);
            } else {
                groups.computeIfAbsent(name.substring(0, point), unknown -> new TreeMap<>())
                        .put(name.substring(point + 1), count);
            }
        });
        into.putAll(groups);
    }
}
