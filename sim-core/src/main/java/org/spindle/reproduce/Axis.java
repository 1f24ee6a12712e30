package org.spindle.reproduce;

import java.util.HashSet;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.spindle.config.MapNode;
import org.spindle.config.Node;
import org.spindle.config.ScalarNode;
import org.spindle.spi.config.Doc;
import org.spindle.spi.config.Problems;
import org.spindle.spi.config.Validated;

/** What is varied, and how expectations call it. */
@Doc("A key of the scenario and the values that it takes.")
public record Axis(
        @Doc("What expectations call the axis; its path if absent.") @Nullable
        String name,

        @Doc("Path of the key in the scenario, such as driver.scheduler.")
        String path,

        @Doc("The values, called by their text, or by their type if they have keys of their own.")
        List<Node> values)
        implements Validated {

    public Axis {
        values = List.copyOf(values);
    }

    String label() {
        return name == null ? path : name;
    }

    List<String> valueLabels() {
        return values.stream().map(Axis::label).toList();
    }

    static String label(Node value) {
        if (value instanceof MapNode map && map.get("type") instanceof ScalarNode type) {
            return type.text();
        }
        return value instanceof ScalarNode scalar ? scalar.text() : value.words();
    }

    @Override
    public void validate(Problems problems) {
        Paths.check("path", path, problems);
        if (values.isEmpty()) {
            problems.report("values", "an axis without values has no points", "at least one value");
        }
        if (new HashSet<>(valueLabels()).size() < values.size()) {
            problems.report("values", "two values of the axis are called the same", "values of different text or type");
        }
    }
}
