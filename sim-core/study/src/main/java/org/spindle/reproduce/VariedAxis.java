package org.spindle.reproduce;

import java.util.Collections;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.spindle.config.MapNode;
import org.spindle.config.Node;
import org.spindle.config.ScalarNode;
import org.spindle.spi.config.Default;
import org.spindle.spi.config.Doc;
import org.spindle.spi.config.Problems;
import org.spindle.spi.config.Validated;

/** A varied key or set of cases, and its name in expectations. */
@Doc("A key of the scenario and the values that it takes, or cases that differ in several keys.")
public record VariedAxis(
        @Doc("Name of the axis in expectations; its path if absent. Required for cases.") @Nullable
        String name,

        @Doc("Another experiment, by its id or file, whose axis of this name is used; cases written here are added"
                + " to it.")
        @Nullable
        String as,

        @Doc("Path of the key in the scenario, such as driver.scheduler.") @Nullable
        String path,

        @Doc("The values. Expectations name each by its text, or by its type if it has keys of its own.") @Default("[]")
        List<Node> values,

        @Doc("In place of path and values: named cases, each with the values that it sets, by path.") @Default("{}")
        Map<String, Map<String, Node>> cases)
        implements Validated {

    /**
     * One value of the axis.
     *
     * @param set values of the scenario by path
     */
    record AxisValue(String label, Map<String, Node> set) {}

    public VariedAxis {
        values = List.copyOf(values);
        cases = Collections.unmodifiableMap(new LinkedHashMap<>(cases));
    }

    String label() {
        return name != null ? name : path != null ? path : "";
    }

    List<String> valueLabels() {
        return choices().stream().map(AxisValue::label).toList();
    }

    /** Returns the choices in order. */
    List<AxisValue> choices() {
        if (path == null) {
            return cases.entrySet().stream()
                    .map(each -> new AxisValue(each.getKey(), each.getValue()))
                    .toList();
        }
        String key = path;
        return values.stream()
                .map(value -> new AxisValue(label(value), Map.of(key, value)))
                .toList();
    }

    private static String label(Node value) {
        if (value instanceof MapNode map && map.get("type") instanceof ScalarNode type) {
            return type.text();
        }
        return value instanceof ScalarNode scalar ? scalar.text() : value.words();
    }

    @Override
    public void validate(Problems problems) {
        if (!cases.isEmpty()) {
            checkCases(problems);
            return;
        }
        if (path == null) {
            problems.report("", "nothing is varied", "write path and values, or cases");
            return;
        }
        Paths.check("path", path, problems);
        if (values.isEmpty()) {
            problems.report("values", "an axis without values has no points", "at least one value");
        }
        if (new HashSet<>(valueLabels()).size() < values.size()) {
            problems.report("values", "two values of the axis have the same name", "values of different text or type");
        }
    }

    private void checkCases(Problems problems) {
        if (path != null || !values.isEmpty()) {
            problems.report("cases", "the axis has values as well", "write either path and values, or cases");
        }
        if (name == null) {
            problems.report("cases", "an axis of cases needs a name", "write its name");
        }
        cases.forEach((label, set) -> set.keySet().forEach(each -> Paths.check("cases." + label, each, problems)));
    }
}
