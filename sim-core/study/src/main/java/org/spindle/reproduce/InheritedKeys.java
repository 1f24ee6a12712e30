package org.spindle.reproduce;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;
import org.spindle.config.ListNode;
import org.spindle.config.MapNode;
import org.spindle.config.MapNode.Entry;
import org.spindle.config.Node;
import org.spindle.config.ScalarNode;

/**
 * Completes an experiment with the keys of the experiments that it refers to by {@code like} and {@code as}. The kind of evidence, the
 * known failures and the expectations that need full length belong to its own runs and are never inherited.
 */
final class InheritedKeys {

    private static final String LIKE = "like";
    private static final String AS = "as";
    private static final String SWEEP = "sweep";
    private static final String NAME = "name";
    private static final String PATH = "path";
    private static final String CASES = "cases";

    /** Keys of the thing to run: an experiment has one of them. */
    private static final List<String> SUBJECTS = List.of("scenario", "disksim", "analytic", "traces", "notRunnable");

    private static final String EXPECTATIONS = "expectations";

    /** Reasons for the width of the expectations. */
    private static final List<String> TOLERANCES = List.of("tolerance", "toleranceOf");

    private static final List<String> SHARED = List.of("full", "quick", EXPECTATIONS);

    private final Function<ScalarNode, MapNode> experiments;

    /**
     * @param experiments completed experiments, by name
     */
    InheritedKeys(Function<ScalarNode, MapNode> experiments) {
        this.experiments = experiments;
    }

    MapNode complete(MapNode experiment) {
        Map<String, Entry> completed = new LinkedHashMap<>(experiment.entries());
        List<Node> axes = new ArrayList<>();
        if (experiment.get(SWEEP) instanceof ListNode own) {
            own.items().forEach(axis -> axes.add(completeAxis(axis)));
        }
        if (experiment.get(LIKE) instanceof ScalarNode name) {
            MapNode other = experiments.apply(name);
            if (SUBJECTS.stream().noneMatch(completed::containsKey)) {
                SUBJECTS.forEach(key -> inherit(key, other, completed));
            }
            if (!completed.containsKey(EXPECTATIONS)) {
                TOLERANCES.forEach(key -> inherit(key, other, completed));
            }
            SHARED.forEach(key -> inherit(key, other, completed));
            addAxes(other, axes);
        }
        if (!axes.isEmpty()) {
            Node sweep = experiment.get(SWEEP);
            ListNode all = new ListNode(sweep == null ? experiment.origin() : sweep.origin(), axes);
            completed.put(SWEEP, new Entry(all.origin(), all));
        }
        return new MapNode(experiment.origin(), completed);
    }

    private static void inherit(String key, MapNode from, Map<String, Entry> to) {
        Entry entry = from.entries().get(key);
        if (entry != null) {
            to.putIfAbsent(key, entry);
        }
    }

    /**
     * Replaces the axes by those of the other experiment in its order, each overridden by the own axis of that name, then the remaining own
     * axes.
     */
    private static void addAxes(MapNode other, List<Node> axes) {
        List<Node> own = List.copyOf(axes);
        axes.clear();
        for (Node axis : axes(other)) {
            Node overriding = named(label(axis), own);
            axes.add(overriding == null ? axis : overriding);
        }
        own.stream().filter(axis -> !axes.contains(axis)).forEach(axes::add);
    }

    private Node completeAxis(Node axis) {
        if (!(axis instanceof MapNode own && own.get(AS) instanceof ScalarNode experiment)) {
            return axis;
        }
        if (!(named(label(own), axes(experiments.apply(experiment))) instanceof MapNode other)) {
            throw ExperimentReader.wrong(
                    "the experiment '" + experiment.text() + "' has no axis '" + label(own) + "'",
                    experiment,
                    "the name of an axis that the experiment has");
        }
        Map<String, Entry> completed = new LinkedHashMap<>(other.entries());
        completed.putAll(own.entries());
        if (other.get(CASES) instanceof MapNode before && own.get(CASES) instanceof MapNode more) {
            Map<String, Entry> cases = new LinkedHashMap<>(before.entries());
            cases.putAll(more.entries());
            completed.put(CASES, new Entry(more.origin(), new MapNode(more.origin(), cases)));
        }
        return new MapNode(own.origin(), completed);
    }

    private static List<Node> axes(MapNode experiment) {
        return experiment.get(SWEEP) instanceof ListNode list ? list.items() : List.of();
    }

    private static @Nullable Node named(String label, List<Node> axes) {
        return axes.stream()
                .filter(axis -> label(axis).equals(label))
                .findFirst()
                .orElse(null);
    }

    private static String label(Node axis) {
        if (!(axis instanceof MapNode map)) {
            return "";
        }
        return map.get(NAME) instanceof ScalarNode name
                ? name.text()
                : map.get(PATH) instanceof ScalarNode path ? path.text() : "";
    }
}
