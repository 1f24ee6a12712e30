package org.spindle.reports.html;

import java.util.Arrays;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;

/** Short names of the paths that a sweep varies: the shortest end of each that distinguishes it from the others. */
final class AxisNames {
    private final Map<String, String> names = new LinkedHashMap<>();

    AxisNames(Collection<String> paths) {
        List<String> all = List.copyOf(paths);
        all.forEach(path -> names.put(path, shortest(path, all)));
    }

    private static String shortest(String path, List<String> all) {
        String[] keys = path.split("\\.");
        for (int from = keys.length - 1; from > 0; from--) {
            String end = String.join(".", Arrays.copyOfRange(keys, from, keys.length));
            if (all.stream().filter(other -> ("." + other).endsWith("." + end)).count() == 1) {
                return end;
            }
        }
        return path;
    }

    /** Returns the short name of a path; the path itself if it is not known. */
    String of(String path) {
        return names.getOrDefault(path, path);
    }

    /** Returns a text such as {@code scheduler = sstf, rate = 50}. */
    String choice(Map<String, String> axes) {
        return axes.entrySet().stream()
                .map(axis -> of(axis.getKey()) + " = " + axis.getValue())
                .collect(Collectors.joining(", "));
    }
}
