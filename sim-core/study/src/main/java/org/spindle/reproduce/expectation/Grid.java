package org.spindle.reproduce.expectation;

import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import org.spindle.config.Suggestions;
import org.spindle.spi.config.Problems;

/**
 * The axes of an experiment and the points of their cross product.
 *
 * @param values by name of the axis, as written
 */
public record Grid(Map<String, List<String>> values) {

    public Grid {
        values = Collections.unmodifiableMap(new LinkedHashMap<>(values));
    }

    /** Reports axes and values that do not exist. */
    void checkPoint(String key, Map<String, String> at, Problems problems) {
        at.forEach((axis, value) -> {
            List<String> known = values.get(axis);
            if (known == null) {
                noAxis(key, axis, problems);
            } else if (!known.contains(value)) {
                problems.report(
                        key,
                        "the axis '" + axis + "' has no value '" + value + "'",
                        "one of " + String.join(", ", known));
            }
        });
    }

    /** Reports a selection that leaves more than one point. */
    void checkOnePoint(String key, Map<String, String> at, Problems problems) {
        checkPoint(key, at, problems);
        leftOpen(at.keySet()).forEach(axis -> open(key, axis, problems));
    }

    /** Reports a selection that leaves more than a line of points along one axis. */
    void checkLine(String along, String key, Map<String, String> at, Problems problems) {
        checkPoint(key, at, problems);
        if (!values.containsKey(along)) {
            noAxis("along", along, problems);
            return;
        }
        if (at.containsKey(along)) {
            problems.report(key, "the axis '" + along + "' is both fixed and followed", "leave it out here");
        }
        Set<String> chosen = new TreeSet<>(at.keySet());
        chosen.add(along);
        leftOpen(chosen).forEach(axis -> open(key, axis, problems));
    }

    /** Reports an axis whose values are not numbers. */
    void checkNumbers(String along, Problems problems) {
        for (String value : values.getOrDefault(along, List.of())) {
            try {
                Double.parseDouble(value);
            } catch (NumberFormatException e) {
                problems.report(
                        "along",
                        "the value '" + value + "' of the axis '" + along + "' is not a number",
                        "a numeric axis");
                return;
            }
        }
    }

    private List<String> leftOpen(Set<String> chosen) {
        List<String> open = new ArrayList<>();
        values.forEach((axis, all) -> {
            if (all.size() > 1 && !chosen.contains(axis)) {
                open.add(axis);
            }
        });
        return open;
    }

    private static void open(String key, String axis, Problems problems) {
        problems.report(key, "the axis '" + axis + "' is left open", "choose one of its values here");
    }

    private void noAxis(String key, String axis, Problems problems) {
        List<String> meant = Suggestions.nearest(axis, values.keySet());
        problems.report(
                key,
                "there is no axis '" + axis + "'",
                meant.isEmpty()
                        ? values.isEmpty()
                                ? "the experiment has no axes"
                                : "one of " + String.join(", ", values.keySet())
                        : "did you mean: " + String.join(", ", meant));
    }
}
