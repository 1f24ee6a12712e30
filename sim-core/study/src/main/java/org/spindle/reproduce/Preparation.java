package org.spindle.reproduce;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.spindle.config.Assignment;
import org.spindle.config.KeyPath;
import org.spindle.config.MapNode;
import org.spindle.config.Node;
import org.spindle.config.ScalarNode;
import org.spindle.spi.config.Doc;
import org.spindle.spi.config.Problems;
import org.spindle.spi.config.Validated;

/**
 * A run made before the judged ones, whose output file they read: the training of a table, the recording of a trace. Its scenario is that
 * of the point except for the values that it sets; points whose preparations have equal scenarios share one.
 */
@Doc(
        "A run made before the judged ones, whose output file they read. Its scenario is that of the point except for what it sets.")
public record Preparation(
        @Doc("Values of the scenario to be replaced, by path.")
        Map<String, Node> set,

        @Doc("Name of the file, which an observer of the run writes.")
        String file,

        @Doc(
                "Keys of the scenario that name the file, by path. A key whose section a point lacks is ignored, and a point"
                        + " that lacks all of them needs no preparation.")
        List<String> into)
        implements Validated {

    public Preparation {
        set = Collections.unmodifiableMap(new LinkedHashMap<>(set));
        into = List.copyOf(into);
    }

    @Override
    public void validate(Problems problems) {
        set.keySet().forEach(path -> Paths.check("set", path, problems));
        into.forEach(path -> Paths.check("into", path, problems));
        if (into.isEmpty()) {
            problems.report("into", "no key names the file", "a path such as driver.scheduler.disk.table");
        }
        if (file.isBlank() || file.contains("/") || file.contains("\\")) {
            problems.report(
                    "file",
                    "'" + file + "' is not a file name",
                    "the name that the observer writes, without a directory");
        }
    }

    /** Returns the scenario of the preparation of a point. */
    Node scenario(Node point) {
        Node scenario = point;
        for (Map.Entry<String, Node> each : set.entrySet()) {
            scenario = new Assignment(KeyPath.parse(each.getKey()), each.getValue()).applyTo(scenario);
        }
        return scenario;
    }

    /** Returns whether a point has a section with a key for the file. */
    boolean concerns(Node point) {
        return into.stream().anyMatch(path -> hasSection(point, KeyPath.parse(path)));
    }

    /** Returns the scenario of a point with the path of the file set. */
    Node given(Node point, String path) {
        Node given = point;
        for (String key : into) {
            KeyPath to = KeyPath.parse(key);
            if (hasSection(point, to)) {
                given = new Assignment(to, new ScalarNode(point.origin(), path, ScalarNode.Form.TEXT)).applyTo(given);
            }
        }
        return given;
    }

    private static boolean hasSection(Node tree, KeyPath of) {
        return Paths.find(tree, of.steps().subList(0, of.steps().size() - 1)) instanceof MapNode;
    }
}
